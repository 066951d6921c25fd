/**
 * Session storage key of the resume snapshot. Separate from its code, since pages without a player use it
 * too.
 */
export const PLACE_NOTE_KEY = 'viewing-place';
