/** Where we are. Links are ordinary links; pages change without loading. */
export const route = $state({ path: location.pathname, search: location.search });

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  route.path = location.pathname;
  route.search = location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", () => {
  route.path = location.pathname;
  route.search = location.search;
});

addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname + link.search);
});
