/** Attribute of the head of a cover page: what the picture of a card becomes when the card is opened. */
export const COVER_MARK = 'data-cover';
