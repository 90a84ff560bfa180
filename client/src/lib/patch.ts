/** Frames travel as what has changed since the one before (see patches.py of the server); here they are put together.
 *
 * What has not changed is the very same object in the new frame as in the old one.
 */
import type { Frame, Patch } from "../protocol";

type Fields = Record<string, unknown>;
type Entry = number | [number, Fields] | Fields;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

export function patched(old: Frame, patch: Patch): Frame {
  return { ...(fields(old as unknown as Fields, patch.changed) as unknown as Frame), serial: patch.serial };
}

function fields(old: Fields, changed: Fields): Fields {
  const made: Fields = { ...old };
  for (const [name, value] of Object.entries(changed)) {
    if (name === "$-") for (const gone of value as string[]) delete made[gone];
    else if (isObject(value) && "$~" in value) made[name] = fields(old[name] as Fields, value["$~"] as Fields);
    else if (isObject(value) && "$" in value) made[name] = (value["$"] as Entry[]).map((entry) => element(old[name] as Fields[], entry));
    else made[name] = value;
  }
  return made;
}

function element(old: Fields[], entry: Entry): Fields {
  if (typeof entry === "number") return old[entry] as Fields;
  return Array.isArray(entry) ? fields(old[entry[0]] as Fields, entry[1]) : entry;
}
