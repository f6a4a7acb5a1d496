// Where we are: the page's own addresses.
let path = $state(location.pathname);
let hash = $state(location.hash);

export const place = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
};

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  path = location.pathname;
  hash = location.hash;
}

/** Links of the page are followed without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
