import { cardRegistry } from './cardRegistry.browser.ts';

export const EXPANDED_ATTRIBUTE = 'data-grown';

/** First in arrow-key order. */
export const ACTIONS_ATTRIBUTE = 'data-offers';

const sourceCards = new WeakMap<Element, Element>();

/** Records the original of an expanded card. */
export function setSourceCard(expanded: Element, card: Element): void {
  sourceCards.set(expanded, card);
}

/** Returns the original card for an element in an expanded card, otherwise the element itself. */
export function toSourceElement(element: Element): Element {
  const expanded = element.closest(`[${EXPANDED_ATTRIBUTE}]`);
  return (expanded && sourceCards.get(expanded)) ?? element;
}

/** Returns the original card that contains the target, or undefined. */
export function closestCard(target: EventTarget | null): HTMLElement | undefined {
  const card = target instanceof Element ? toSourceElement(target).closest<HTMLElement>('article') : null;
  return card && cardRegistry.has(card) ? card : undefined;
}

/** Contains picture and text, and hosts the hover actions. */
export const getCardBody = (card: Element): Element | null => card.lastElementChild;

export const getCardPicture = (card: Element): Element | null => getCardBody(card)?.firstElementChild ?? null;
