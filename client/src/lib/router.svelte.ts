/** An old link to a seat, with its secret in the path: it goes on behind the #, and is never asked for again. */
const old = /^\/seat\/([^/]+)$/.exec(location.pathname);
if (old) history.replaceState(null, "", `/seat#${old[1]}`);

/** Where we are. Links are ordinary links; pages change without loading. */
export const route = $state({ path: location.pathname, search: location.search, hash: location.hash });

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
});

addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
