import { findRoute, type RouteDefinition } from '@tv/routes';
import { cardAround, GROWN, pictureOf } from '../lift/grownFrom.browser.ts';
import { COVER_MARK } from './coverMark.ts';
import styles from './opening.module.css';

/** The shared `view-transition-name`. */
const OPENED = 'opened-title';

/** The page is frozen for at most this time (ms). */
const LONGEST_STILL_MS = 250;

const MOTION = '(prefers-reduced-motion: no-preference)';

function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.target === '' ? link : undefined;
}

function leadsToCoverPage(table: readonly RouteDefinition[], { origin, pathname }: HTMLAnchorElement) {
  const route = origin === window.location.origin ? findRoute(table, pathname)?.route : undefined;
  return route?.kind === 'normal' && (route.page === 'filmCover' || route.page === 'serieCover');
}

function pictureAround(link: Element): HTMLElement | undefined {
  const card = cardAround(link);
  const picture = card && (link.closest(`[${GROWN}]`)?.firstElementChild ?? pictureOf(card));
  return picture instanceof HTMLElement ? picture : undefined;
}

/** Resolves with the next hero element once its image has decoded, or undefined after a timeout. */
function nextHead(page: Document, before: Element | null): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const head = page.querySelector<HTMLElement>(`[${COVER_MARK}]`);
      if (!head || head === before) return;
      changes.disconnect();
      const picture = head.querySelector('img');
      if (!picture) give(head);
      else
        picture.decode().then(
          () => give(head),
          () => give(undefined),
        );
    };
    const changes = new MutationObserver(look);
    const give = (head: HTMLElement | undefined): void => {
      clearTimeout(timer);
      changes.disconnect();
      resolve(head);
    };
    const timer = setTimeout(give, LONGEST_STILL_MS);
    changes.observe(page.body, { childList: true, subtree: true });
  });
}

/**
 * Animates a card's picture into its cover page with a view transition. Skipped with reduced motion, without
 * browser support or after a timeout.
 */
export function openCards(page: Document, table: readonly RouteDefinition[]): () => void {
  const ending = new AbortController();
  let isFollowing = false;
  let isOpening = false;

  function open(link: HTMLAnchorElement, picture: HTMLElement): void {
    const root = page.documentElement;
    const before = page.querySelector(`[${COVER_MARK}]`);
    let head: HTMLElement | undefined;
    isOpening = true;
    root.classList.add(styles.opening ?? '');
    picture.style.viewTransitionName = OPENED;
    const transition = page.startViewTransition(async () => {
      picture.style.viewTransitionName = '';
      const next = nextHead(page, before);
      isFollowing = true;
      // A click on a detached link does nothing.
      if (link.isConnected) link.click();
      else page.location.assign(link.href);
      isFollowing = false;
      head = await next;
      if (head) head.style.viewTransitionName = OPENED;
      else transition.skipTransition();
    });
    // A skipped transition rejects `ready`.
    transition.ready.catch(() => undefined);
    void transition.finished.finally(() => {
      if (head) head.style.viewTransitionName = '';
      root.classList.remove(styles.opening ?? '');
      isOpening = false;
    });
  }

  page.addEventListener(
    'click',
    (event) => {
      if (isFollowing) return;
      const link = followed(event);
      const picture = link && leadsToCoverPage(table, link) ? pictureAround(link) : undefined;
      if (!link || !picture || !('startViewTransition' in page) || !matchMedia(MOTION).matches) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isOpening) open(link, picture);
    },
    { capture: true, signal: ending.signal },
  );
  return () => ending.abort();
}
