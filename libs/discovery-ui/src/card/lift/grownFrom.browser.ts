import { cardsOnPage } from './cardsOnPage.browser.ts';

export const GROWN = 'data-grown';

/** First in arrow-key order. */
export const OFFERS = 'data-offers';

const sourceCards = new WeakMap<Element, Element>();

/** Records the original of an expanded card. */
export function growsFrom(expanded: Element, card: Element): void {
  sourceCards.set(expanded, card);
}

/** Returns the original card for an element in an expanded card, otherwise the element itself. */
export function onPage(element: Element): Element {
  const expanded = element.closest(`[${GROWN}]`);
  return (expanded && sourceCards.get(expanded)) ?? element;
}

/** Returns the original card that contains the target, or undefined. */
export function cardAround(target: EventTarget | null): HTMLElement | undefined {
  const card = target instanceof Element ? onPage(target).closest<HTMLElement>('article') : null;
  return card && cardsOnPage.has(card) ? card : undefined;
}

/** Contains picture and text, and hosts the hover actions. */
export const bodyOf = (card: Element): Element | null => card.lastElementChild;

export const pictureOf = (card: Element): Element | null => bodyOf(card)?.firstElementChild ?? null;
