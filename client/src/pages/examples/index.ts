/** Small example scenes, one of each kind of table, and one of every part. */
import { hexExample } from "./hexes";
import { panelExample } from "./panels";
import { zoneExample } from "./zones";

export type { Example } from "./common";
export { parts } from "./parts";
export const examples = [panelExample, hexExample, zoneExample];
