import { findRoute, type RouteDefinition } from '@tv/routes';
import { cardAround, GROWN, pictureOf } from '../lift/grownFrom.browser.ts';
import { COVER_MARK } from './coverMark.ts';
import styles from './opening.module.css';

/** What the browser takes a card's picture and the head of its cover page to be: the same. */
const OPENED = 'opened-title';

/** So long (ms) the page stands still at most for what comes: who waits longer sees its skeleton instead. */
const LONGEST_STILL_MS = 250;

const MOTION = '(prefers-reduced-motion: no-preference)';

/** The link that a click follows within this document; undefined where it does something else. */
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

/** The picture of the card that a link is on, as it is seen: that of a card that has grown, or the card's own. */
function pictureAround(link: Element): HTMLElement | undefined {
  const card = cardAround(link);
  const picture = card && (link.closest(`[${GROWN}]`)?.firstElementChild ?? pictureOf(card));
  return picture instanceof HTMLElement ? picture : undefined;
}

/** Resolves with the head of another cover page than that of before once it is there with its picture; with nothing when that takes long. */
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
 * Has a card become the head of the cover page that it leads to, where the browser can show that and motion is wanted. A click on
 * its link is held back until the browser knows how the page looks, then done; the page stands still until the head is there, but not
 * for long: what comes late comes as it does without this.
 *
 * @returns ends it
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
      // What was drawn anew meanwhile hears no click.
      if (link.isConnected) link.click();
      else page.location.assign(link.href);
      isFollowing = false;
      head = await next;
      if (head) head.style.viewTransitionName = OPENED;
      else transition.skipTransition();
    });
    // It is no failure that it is skipped.
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
      // Pressed twice, it is opened once.
      if (!isOpening) open(link, picture);
    },
    { capture: true, signal: ending.signal },
  );
  return () => ending.abort();
}
