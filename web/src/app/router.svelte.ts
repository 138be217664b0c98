/** Where we are. A link to a page of ours changes the page without asking the server for it. */

export const route = $state({ path: location.pathname, query: location.search });

/** Go to a page. */
export function navigate(to: string, replace = false): void {
  const target = new URL(to, location.href);
  history[replace ? "replaceState" : "pushState"](null, "", target);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route.path = location.pathname;
  route.query = location.search;
}

/** Follow links and the browser's own buttons. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    navigate(link.href);
  });
}
