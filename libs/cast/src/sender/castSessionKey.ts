/** Session storage key of the running session's receiver app. */
export const CAST_SESSION_KEY = 'cast-session';
