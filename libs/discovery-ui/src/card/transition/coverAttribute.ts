/** Marks the hero element of a cover page, which the card's picture morphs into. */
export const COVER_ATTRIBUTE = 'data-cover';
