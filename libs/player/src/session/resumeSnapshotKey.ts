/** Session storage key of the resume snapshot, for pages without a player too. */
export const RESUME_SNAPSHOT_KEY = 'viewing-place';
