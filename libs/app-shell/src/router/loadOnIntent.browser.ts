import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';

/** How to bring a page's script, for pages whose viewers should not wait for it after the press. */
export type PageScripts = Readonly<Partial<Record<PageName, () => Promise<unknown>>>>;

/** A viewer who points at a link, reaches it by keyboard or puts his finger on it is about to press it. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Brings the script of a page when a viewer is about to open a link to it. Each is asked for once; what could
 * not be brought is asked for again, at the latest by the page itself, which then says what failed.
 *
 * @returns ends it
 */
export function loadOnIntent(
  page: Document,
  table: readonly RouteDefinition[],
  scripts: PageScripts,
): () => void {
  const asked = new Set<PageName>();
  const ending = new AbortController();
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== page.location.origin) return;
    const route = findRoute(table, link.pathname)?.route;
    if (route?.kind !== 'normal' || asked.has(route.page)) return;
    asked.add(route.page);
    scripts[route.page]?.().catch(() => asked.delete(route.page));
  };
  for (const type of INTENT) {
    page.addEventListener(type, onIntent, { passive: true, signal: ending.signal });
  }
  return () => ending.abort();
}
