/** Attribute that marks an element as something to be seen; its value tells it from the others of its list. */
export const IMPRESSION_ATTRIBUTE = 'data-impression';
