import { cardAround, OFFERS } from './grownFrom.browser.ts';
import { stayAtEnd } from './stayAtEnd.browser.ts';

const linkOf = (card: Element): HTMLElement | null => card.querySelector<HTMLElement>('a[href]');

/** A lane item that is not a card, such as a menu entry or a schedule segment. */
function placeAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-lane] li') : null;
}

function actionsOf(card: Element): readonly HTMLElement[] {
  const link = linkOf(card);
  const all = [...card.querySelectorAll<HTMLElement>('a[href], button')].filter((one) => one !== link);
  const isLater = (one: Element) => Number(one.closest(`[${OFFERS}]`) === null);
  return all.sort((one, other) => isLater(one) - isLater(other));
}

function neighbour(card: Element, key: string): HTMLElement | undefined {
  const here = card.closest('li');
  const links = [...(here?.parentElement?.children ?? [])].flatMap((item) => linkOf(item) ?? []);
  const at = links.findIndex((link) => here?.contains(link));
  // A virtual list sets `aria-posinset`; its ends may not be rendered.
  const hasEnds = here?.ariaPosInSet === null;
  const places: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ...(hasEnds ? { Home: 0, End: links.length - 1 } : {}),
  };
  const to = places[key] ?? -1;
  return to === at ? undefined : links[to];
}

/** Instant, since rendering could interrupt a long smooth scroll. */
const FAR = ['Home', 'End'];

function visit(link: HTMLElement, key: string): void {
  link.focus({ preventScroll: true });
  const behavior = FAR.includes(key) ? 'instant' : 'auto';
  (cardAround(link) ?? link).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
}

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
 * Arrow-key navigation: Left, Right, Home and End move between the cards of a list, Down to the card's
 * actions, Up and Escape back. Focus does not wrap. Also handles menus and schedule segments.
 */
export function walkCards(page: Document): () => void {
  const ending = new AbortController();
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
