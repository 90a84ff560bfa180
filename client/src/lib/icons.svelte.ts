/** Icon bodies by name: those built in, and others fetched once when something names them. */
import { SvelteMap } from "svelte/reactivity";
import builtIn from "virtual:icons";
import { bucket } from "./bucket";

const fetched = new SvelteMap<string, string>();
const asked = new Set<number>();

/** Three dots on a disc: shown until the icon is here, and for names that no icon has. */
const NEUTRAL =
  '<path fill="currentColor" d="M256 48a208 208 0 1 0 0 416a208 208 0 0 0 0-416m-96 176a32 32 0 1 1 0 64a32 32 0 0 1 0-64m96 0a32 32 0 1 1 0 64a32 32 0 0 1 0-64m96 0a32 32 0 1 1 0 64a32 32 0 0 1 0-64"/>';

export function iconBody(name: string): string {
  const known = builtIn[name] ?? fetched.get(name);
  if (known !== undefined) return known;
  const shelf = bucket(name);
  if (!asked.has(shelf)) {
    asked.add(shelf);
    void fetch(`/assets/icons/${shelf}.json`)
      .then((answer) => answer.json() as Promise<Record<string, string>>)
      .then((bodies) => Object.entries(bodies).forEach(([key, body]) => fetched.set(key, body)))
      .catch(() => asked.delete(shelf));
  }
  return NEUTRAL;
}

export const hasIcon = (name: string): boolean => name in builtIn || fetched.has(name);
