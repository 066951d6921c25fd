/** Marks the element of a card. */
export const CARD_ATTRIBUTE = 'data-card';

export const EXPANDED_ATTRIBUTE = 'data-grown';

/** Marks the original of the expanded card. */
export const SOURCE_ATTRIBUTE = 'data-source';

/** Marks the hero element of a cover page, which the card's picture morphs into. */
export const COVER_ATTRIBUTE = 'data-cover';

/** First in arrow-key order. */
export const ACTIONS_ATTRIBUTE = 'data-offers';

/** Returns the original card for an element in the expanded card, otherwise the element itself. */
export function toSourceElement(element: Element): Element {
  const expanded = element.closest(`[${EXPANDED_ATTRIBUTE}]`);
  return (expanded && element.ownerDocument.querySelector(`[${SOURCE_ATTRIBUTE}]`)) ?? element;
}

/** Returns the original card that contains the target, or undefined. */
export function closestCard(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return toSourceElement(target).closest<HTMLElement>(`[${CARD_ATTRIBUTE}]`) ?? undefined;
}

/** Contains picture and text, and hosts the hover actions. */
export const getCardBody = (card: Element): Element | null => card.lastElementChild;

export const getCardPicture = (card: Element): Element | null => getCardBody(card)?.firstElementChild ?? null;
