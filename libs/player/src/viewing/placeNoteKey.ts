/** Session storage key: where a viewing was when its page went. Known to pages that play nothing, too. */
export const PLACE_NOTE_KEY = 'viewing-place';
