/** The client's own words; everything about a game arrives finished from the server. */
import { de } from "./words/de";
import { en } from "./words/en";
import { settings } from "./settings.svelte";

export type Words = { [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K] };

/** The words of the language that is spoken now. */
export const w = (): Words => (settings.language === "de" ? de : en);

/** A number with two digits after the point, or the comma. */
export const decimal = (value: number): string => value.toFixed(2).replace(".", settings.language === "de" ? "," : ".");
