import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';
import { prefersReducedData } from '@tv/ui';

export interface LinkTarget {
  readonly pathname: string;
  readonly search: string;
}

/** Preload function per page. */
export type RoutePreloaders = Readonly<
  Partial<Record<PageName, (destination: LinkTarget) => Promise<unknown>>>
>;

const INTENT_EVENTS = ['focusin', 'pointerdown', 'touchstart'] as const;

/** Hover time before a prefetch. */
const HOVER_DELAY_MS = 60;

/**
 * Preloads the page of a link on hover, focus or touch start. Errors are ignored: the page retries. Off when
 * the user prefers reduced data.
 *
 * @returns stops it
 */
export function prefetchOnIntent(
  page: Document,
  table: readonly RouteDefinition[],
  preloaders: RoutePreloaders,
): () => void {
  const controller = new AbortController();
  let hoveredLink: HTMLAnchorElement | null = null;
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;

  function preload({ origin, pathname, search }: HTMLAnchorElement): void {
    if (origin !== page.location.origin || prefersReducedData()) return;
    const route = findRoute(table, pathname)?.route;
    if (route?.kind === 'normal') preloaders[route.page]?.({ pathname, search }).catch(() => undefined);
  }
  function onHover(link: HTMLAnchorElement | null): void {
    if (link === hoveredLink) return;
    clearTimeout(hoverTimer);
    hoveredLink = link;
    if (link !== null) hoverTimer = setTimeout(() => preload(link), HOVER_DELAY_MS);
  }
  function onIntent(link: HTMLAnchorElement | null): void {
    if (link !== null) preload(link);
  }

  const options = { passive: true, signal: controller.signal };
  page.addEventListener('pointerover', ({ target }) => onHover(closestLink(target)), options);
  for (const type of INTENT_EVENTS)
    page.addEventListener(type, ({ target }) => onIntent(closestLink(target)), options);
  // A link may be hovered or focused already.
  onHover(page.querySelector('a:hover'));
  onIntent(closestLink(page.activeElement));
  return () => {
    clearTimeout(hoverTimer);
    controller.abort();
  };
}

function closestLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
