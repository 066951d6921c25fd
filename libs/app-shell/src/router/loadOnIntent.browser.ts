import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';
import { prefersReducedData } from '@tv/ui';

export interface Destination {
  readonly pathname: string;
  readonly search: string;
}

/** Preload function per page. */
export type PagePreparations = Readonly<
  Partial<Record<PageName, (destination: Destination) => Promise<unknown>>>
>;

const MEANT = ['focusin', 'pointerdown', 'touchstart'] as const;

/** Hover time before a prefetch. */
const REST_MS = 60;

/**
 * Preloads the page of a link on hover, focus or touch start. Errors are ignored: the page retries. Off when
 * the user prefers reduced data.
 *
 * @returns stops it
 */
export function loadOnIntent(
  page: Document,
  table: readonly RouteDefinition[],
  preparations: PagePreparations,
): () => void {
  const ending = new AbortController();
  let pointedAt: HTMLAnchorElement | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function prepare({ origin, pathname, search }: HTMLAnchorElement): void {
    if (origin !== page.location.origin || prefersReducedData()) return;
    const route = findRoute(table, pathname)?.route;
    if (route?.kind === 'normal') preparations[route.page]?.({ pathname, search }).catch(() => undefined);
  }
  function point(link: HTMLAnchorElement | null): void {
    if (link === pointedAt) return;
    clearTimeout(rest);
    pointedAt = link;
    if (link !== null) rest = setTimeout(() => prepare(link), REST_MS);
  }
  function mean(link: HTMLAnchorElement | null): void {
    if (link !== null) prepare(link);
  }

  const options = { passive: true, signal: ending.signal };
  page.addEventListener('pointerover', ({ target }) => point(linkAround(target)), options);
  for (const type of MEANT) page.addEventListener(type, ({ target }) => mean(linkAround(target)), options);
  // A link may be hovered or focused already.
  point(page.querySelector('a:hover'));
  mean(linkAround(page.activeElement));
  return () => {
    clearTimeout(rest);
    ending.abort();
  };
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}
