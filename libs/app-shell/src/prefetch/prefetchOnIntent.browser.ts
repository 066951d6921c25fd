import { markNonCritical, prefersReducedData } from '@tv/lazy';
import { findRoute, type PageName, type RouteDefinition } from '@tv/routes';
import type { LinkTarget } from '../app/routes.tsx';

const INTENT_EVENTS = ['focusin', 'pointerdown'] as const;

/** Hover time before a prefetch. */
const HOVER_DELAY_MS = 60;

/**
 * Prefetches the page of a link on hover, focus, press or touch. Runs after the event, because an import delays the
 * next frame. A touch prefetches in the event: Chromium delays timers during a touch, so a timer would delay the click.
 * Errors are non-critical: the page retries. Off when the user prefers reduced data.
 *
 * @returns stops it
 */
export function prefetchOnIntent(
  page: Document,
  table: readonly RouteDefinition[],
  prefetch: (page: PageName, link: LinkTarget) => Promise<unknown>,
): () => void {
  const controller = new AbortController();
  let hoveredLink: HTMLAnchorElement | null = null;
  let touchedLink: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function preload({ origin, pathname, search }: HTMLAnchorElement): void {
    if (origin !== page.location.origin || prefersReducedData()) return;
    const route = findRoute(table, pathname)?.route;
    if (route?.kind === 'normal') prefetch(route.page, { pathname, search }).catch(markNonCritical);
  }
  function preloadAfter(delayMs: number, link: HTMLAnchorElement | null): void {
    clearTimeout(timer);
    if (link !== null) timer = setTimeout(() => preload(link), delayMs);
  }
  function onHover(link: HTMLAnchorElement | null): void {
    if (link === hoveredLink) return;
    hoveredLink = link;
    preloadAfter(HOVER_DELAY_MS, link);
  }
  function onIntent(link: HTMLAnchorElement | null): void {
    // A tap focuses the touched link.
    if (link !== null && link !== touchedLink) preloadAfter(0, link);
  }
  function onTouch(link: HTMLAnchorElement | null): void {
    clearTimeout(timer);
    touchedLink = link;
    if (link !== null) preload(link);
  }

  const options = { passive: true, signal: controller.signal };
  page.addEventListener('pointerover', ({ target }) => onHover(closestLink(target)), options);
  for (const type of INTENT_EVENTS)
    page.addEventListener(type, ({ target }) => onIntent(closestLink(target)), options);
  page.addEventListener('touchstart', ({ target }) => onTouch(closestLink(target)), options);
  // A link may be hovered or focused already.
  onHover(page.querySelector('a:hover'));
  onIntent(closestLink(page.activeElement));
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

function closestLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
