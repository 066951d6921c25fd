import { findRoute } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';
import { sparesData } from '@tv/ui';

/** Where a link leads, on this site. */
export interface Destination {
  readonly pathname: string;
  readonly search: string;
}

/** How to bring what a page needs, for pages whose viewers should not wait for it after the press. */
export type PagePreparations = Readonly<
  Partial<Record<PageName, (destination: Destination) => Promise<unknown>>>
>;

/** Who reaches a link by keyboard, or puts a finger or a button down on it, means it. */
const MEANT = ['focusin', 'pointerdown', 'touchstart'] as const;

/** How long (ms) a pointer must rest on a link: who crosses a row of cards on his way means none of them. */
const REST_MS = 60;

/**
 * Brings what a page needs when a viewer is about to open a link to it. What could not be brought is asked for
 * again, at the latest by the page itself, which then says what failed. Where data is to be spared, all waits for the press.
 *
 * @returns ends it
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
    if (origin !== page.location.origin || sparesData()) return;
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
  // He may have been there before us.
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
