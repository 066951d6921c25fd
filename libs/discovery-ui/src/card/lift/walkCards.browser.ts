import { cardAround, OFFERS } from './grownFrom.browser.ts';
import { stayAtEnd } from './stayAtEnd.browser.ts';

const linkOf = (card: Element): HTMLElement | null => card.querySelector<HTMLElement>('a[href]');

/** The place in a lane that something is in which is no card, such as an entry of a menu or a segment. */
function placeAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-lane] li') : null;
}

/** What a card offers besides opening it, in the order in which it is walked. */
function actionsOf(card: Element): readonly HTMLElement[] {
  const link = linkOf(card);
  const all = [...card.querySelectorAll<HTMLElement>('a[href], button')].filter((one) => one !== link);
  const isLater = (one: Element) => Number(one.closest(`[${OFFERS}]`) === null);
  return all.sort((one, other) => isLater(one) - isLater(other));
}

/** The link of the card that a key leads to from another; undefined where there is none, or the key means no card. */
function neighbour(card: Element, key: string): HTMLElement | undefined {
  const here = card.closest('li');
  const links = [...(here?.parentElement?.children ?? [])].flatMap((item) => linkOf(item) ?? []);
  const at = links.findIndex((link) => here?.contains(link));
  // Of a list that is drawn in part nobody knows the ends.
  const hasEnds = here?.ariaPosInSet === null;
  const places: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ...(hasEnds ? { Home: 0, End: links.length - 1 } : {}),
  };
  const to = places[key] ?? -1;
  return to === at ? undefined : links[to];
}

/** Keys that lead far, at once: what is on its way for long may be stopped by anything that the row draws meanwhile. */
const FAR = ['Home', 'End'];

/** Goes to a link where a key leads, and shows the whole of its card. */
function visit(link: HTMLElement, key: string): void {
  link.focus({ preventScroll: true });
  const behavior = FAR.includes(key) ? 'instant' : 'auto';
  (cardAround(link) ?? link).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

/** Where a key leads from a card's action: among the actions, or up to the card again. */
function fromAction(card: Element, actions: readonly HTMLElement[], at: number, key: string) {
  switch (key) {
    case 'ArrowLeft':
      return actions[at - 1];
    case 'ArrowRight':
      return actions[at + 1];
    case 'Home':
      return actions[0];
    case 'End':
      return actions.at(-1);
    case 'ArrowUp':
    case 'Escape':
      return linkOf(card);
    default:
      return undefined;
  }
}

const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'];

/**
 * Cards by keyboard: each is one stop of Tab. From its link, left and right, Home and End lead to other cards of the list, and
 * down leads to what the card offers; there left and right walk, and up or Escape leads back to the link. No end leads
 * to the other. A card's link says of itself which key there is. Menus and segments of a page are walked likewise.
 *
 * @returns ends it
 */
export function walkCards(page: Document): () => void {
  const ending = new AbortController();
  // Before anything that a card may hold answers the key.
  const options = { capture: true, signal: ending.signal };
  let leaveEnd: (() => void) | undefined;
  function follow(link: HTMLElement): void {
    leaveEnd?.();
    const list = link.closest('li')?.parentElement;
    if (!list) return;
    leaveEnd = stayAtEnd(list, () => {
      const next = neighbour(link, 'End');
      if (next) visit(next, 'End');
    });
  }
  function walk(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || !WALKS.includes(key)) return;
    const card = cardAround(target) ?? placeAround(target);
    if (!card) return;
    const actions = actionsOf(card);
    const at = actions.findIndex((action) => action === target);
    if (at >= 0) {
      // Whatever the key would do elsewhere, it does not do here.
      event.preventDefault();
      fromAction(card, actions, at, key)?.focus();
    } else if (key === 'ArrowDown' && actions[0]) {
      event.preventDefault();
      actions[0].focus();
    } else {
      const link = neighbour(card, key);
      if (!link) return;
      event.preventDefault();
      visit(link, key);
      if (key === 'End') follow(link);
    }
  }
  page.addEventListener('keydown', walk, options);
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const card = cardAround(target);
      const link = card && linkOf(card);
      if (link && link === target) link.setAttribute('aria-keyshortcuts', 'ArrowDown');
    },
    options,
  );
  return () => {
    leaveEnd?.();
    ending.abort();
  };
}
