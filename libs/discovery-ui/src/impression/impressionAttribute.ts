/** Marks an element for impression tracking; its value is unique in the list. */
export const IMPRESSION_ATTRIBUTE = 'data-impression';
