import { AUTO_RENDER_LIMIT } from '../../virtualList/batchSizes.ts';
import { closestCard, ACTIONS_ATTRIBUTE } from '../hoverCard/cardElements.browser.ts';

const getCardLink = (card: Element): HTMLElement | null => card.querySelector<HTMLElement>('a[href]');

/** Returns a lane item that is not a card, such as a menu entry or a schedule segment. */
function closestLaneItem(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-lane] li') : null;
}

function getCardActions(card: Element): readonly HTMLElement[] {
  const link = getCardLink(card);
  const all = [...card.querySelectorAll<HTMLElement>('a[href], button')].filter((one) => one !== link);
  const sortKey = (one: Element) => Number(one.closest(`[${ACTIONS_ATTRIBUTE}]`) === null);
  return all.sort((one, other) => sortKey(one) - sortKey(other));
}

function neighbourLink(card: Element, key: string): HTMLElement | undefined {
  const currentItem = card.closest('li');
  const links = [...(currentItem?.parentElement?.children ?? [])].flatMap((item) => getCardLink(item) ?? []);
  const at = links.findIndex((link) => currentItem?.contains(link));
  // A virtual list sets `aria-posinset`; its ends may not be rendered.
  const hasEnds = currentItem?.ariaPosInSet === null;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ...(hasEnds ? { Home: 0, End: links.length - 1 } : {}),
  };
  const to = targets[key] ?? -1;
  return to === at ? undefined : links[to];
}

/** Instant, since rendering could interrupt a long smooth scroll. */
const INSTANT_KEYS = ['Home', 'End'];

function focusAndReveal(link: HTMLElement, key: string): void {
  link.focus({ preventScroll: true });
  const behavior = INSTANT_KEYS.includes(key) ? 'instant' : 'auto';
  (closestCard(link) ?? link).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

const USER_INPUT_EVENTS = ['keydown', 'pointerdown', 'wheel', 'focusout'] as const;

/** Stays at the end of a growing list until the user acts or `AUTO_RENDER_LIMIT` is reached. */
function pinToEnd(list: Element, goToEnd: () => void): () => void {
  const observer = new MutationObserver(() => {
    stop();
    goToEnd();
    if (list.children.length < AUTO_RENDER_LIMIT) watch();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of USER_INPUT_EVENTS) document.removeEventListener(type, stop, { capture: true });
  };
  function watch(): void {
    observer.observe(list, { childList: true });
    for (const type of USER_INPUT_EVENTS)
      document.addEventListener(type, stop, { capture: true, passive: true });
  }
  watch();
  return stop;
}

const HANDLED_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'];

/**
 * Handles arrow keys: Left, Right, Home and End move between the cards of a list, Down to the card's actions, Up and
 * Escape back. Focus does not wrap. Also handles menus and schedule segments.
 */
export function listenForCardArrowKeys(page: Document): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  let unpin: (() => void) | undefined;
  function pinFocusToEnd(link: HTMLElement): void {
    unpin?.();
    const list = link.closest('li')?.parentElement;
    if (!list) return;
    unpin = pinToEnd(list, () => {
      const next = neighbourLink(link, 'End');
      if (next) focusAndReveal(next, 'End');
    });
  }
  function handleKeyDown(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || !HANDLED_KEYS.includes(key))
      return;
    const card = closestCard(target) ?? closestLaneItem(target);
    if (!card) return;
    const actions = getCardActions(card);
    const at = actions.findIndex((action) => action === target);
    if (at >= 0) {
      event.preventDefault();
      const link = getCardLink(card);
      const targets: Partial<Record<string, HTMLElement | null>> = {
        ArrowLeft: actions[at - 1],
        ArrowRight: actions[at + 1],
        Home: actions[0],
        End: actions.at(-1),
        ArrowUp: link,
        Escape: link,
      };
      targets[key]?.focus();
    } else if (key === 'ArrowDown' && actions[0]) {
      event.preventDefault();
      actions[0].focus();
    } else {
      const link = neighbourLink(card, key);
      if (!link) return;
      event.preventDefault();
      focusAndReveal(link, key);
      if (key === 'End') pinFocusToEnd(link);
    }
  }
  page.addEventListener('keydown', handleKeyDown, options);
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const card = closestCard(target);
      const link = card && getCardLink(card);
      if (link && link === target) link.setAttribute('aria-keyshortcuts', 'ArrowDown');
    },
    options,
  );
  return () => {
    unpin?.();
    controller.abort();
  };
}
