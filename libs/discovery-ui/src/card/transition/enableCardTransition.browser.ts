import { findRoute, type RouteDefinition } from '@tv/routes';
import {
  closestCard,
  EXPANDED_ATTRIBUTE,
  getCardPicture,
  COVER_ATTRIBUTE,
} from '../hoverCard/cardElements.browser.ts';
import styles from './cardTransition.module.css';

/** The shared `view-transition-name`. */
const TRANSITION_NAME = 'opened-title';

/** The page is frozen for at most this time (ms). */
const FREEZE_TIMEOUT_MS = 250;

const MOTION_QUERY = '(prefers-reduced-motion: no-preference)';

function getFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.target === '' ? link : undefined;
}

function leadsToCoverPage(table: readonly RouteDefinition[], { origin, pathname }: HTMLAnchorElement) {
  const route = origin === window.location.origin ? findRoute(table, pathname)?.route : undefined;
  return route?.kind === 'normal' && (route.page === 'filmCover' || route.page === 'serieCover');
}

function getVisiblePicture(link: Element): HTMLElement | undefined {
  const card = closestCard(link);
  const picture =
    card && (link.closest(`[${EXPANDED_ATTRIBUTE}]`)?.firstElementChild ?? getCardPicture(card));
  return picture instanceof HTMLElement ? picture : undefined;
}

/** Resolves with the next hero element once its image has decoded, or undefined after a timeout. */
function waitForNextHero(page: Document, before: Element | null): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const check = (): void => {
      const head = page.querySelector<HTMLElement>(`[${COVER_ATTRIBUTE}]`);
      if (!head || head === before) return;
      observer.disconnect();
      const picture = head.querySelector('img');
      if (!picture) settle(head);
      else
        picture.decode().then(
          () => settle(head),
          () => settle(undefined),
        );
    };
    const observer = new MutationObserver(check);
    const settle = (head: HTMLElement | undefined): void => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(head);
    };
    const timer = setTimeout(settle, FREEZE_TIMEOUT_MS);
    observer.observe(page.body, { childList: true, subtree: true });
  });
}

/** Animates a card's picture into its cover page, unless motion is reduced, unsupported or takes too long. */
export function enableCardTransition(page: Document, table: readonly RouteDefinition[]): () => void {
  const controller = new AbortController();
  let isFollowing = false;
  let isOpening = false;

  function open(link: HTMLAnchorElement, picture: HTMLElement): void {
    const root = page.documentElement;
    const before = page.querySelector(`[${COVER_ATTRIBUTE}]`);
    let head: HTMLElement | undefined;
    root.classList.add(styles.opening ?? '');
    picture.style.viewTransitionName = TRANSITION_NAME;
    const transition = page.startViewTransition(async () => {
      picture.style.viewTransitionName = '';
      const next = waitForNextHero(page, before);
      isFollowing = true;
      // A click on a detached link does nothing.
      if (link.isConnected) link.click();
      else page.location.assign(link.href);
      isFollowing = false;
      head = await next;
      if (head) head.style.viewTransitionName = TRANSITION_NAME;
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
      const link = getFollowedLink(event);
      const picture = link && leadsToCoverPage(table, link) ? getVisiblePicture(link) : undefined;
      if (!link || !picture || !('startViewTransition' in page) || !matchMedia(MOTION_QUERY).matches) return;
      // Without frames there is nothing to animate.
      if (page.visibilityState !== 'visible') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isOpening) return;
      isOpening = true;
      // The pressed card is painted before the page freezes.
      requestAnimationFrame(() => setTimeout(() => open(link, picture)));
    },
    { capture: true, signal: controller.signal },
  );
  return () => controller.abort();
}
