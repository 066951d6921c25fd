/** Session storage: the receiver of the session that runs. There only while one does. */
export const CAST_SESSION_KEY = 'cast-session';
