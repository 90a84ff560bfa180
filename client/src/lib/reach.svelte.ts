/** Where friends find this server: at its own computer the page's address is of no use to them. */
import type { Reach } from "../protocol";
import { http } from "./http";

const HERE = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;

/** `origin` begins every link that is handed on; `told` is what the server says, where the page is opened at its own computer. */
export const reach: { origin: string; told: Reach | null } = $state({ origin: location.origin, told: null });

/** Asked whenever links are shown: the computer may have come into another network. */
export async function findReach(): Promise<void> {
  if (!HERE.test(location.hostname)) return;
  try {
    reach.told = await http.reach();
    reach.origin = reach.told.link || location.origin;
  } catch {
    // An older server does not know; its links stay as they are.
  }
}
