/** Looking at an option before it is taken: a pointer that rests on it or the keyboard does, a finger does not. */

const hovers = matchMedia("(hover: hover)");

/** Whether that is a pointer which can rest on something; screens that are touched report one where the finger was. */
export const rests = (event: PointerEvent): boolean => event.pointerType !== "touch" && hovers.matches;

/** Whether the keyboard has gone there, not a finger or a click. */
export const stepped = (event: FocusEvent): boolean => (event.target as Element).matches(":focus-visible");
