/** Session storage key of the resume snapshot, for pages without a player too. */
export const PLACE_NOTE_KEY = 'viewing-place';
