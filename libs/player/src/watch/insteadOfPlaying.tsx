/** Views that replace the player, in one chunk. */
export { Upcoming } from '../upcoming/Upcoming.tsx';
export { ElsewhereNotice } from './ElsewhereNotice.tsx';
export { SignInNotice } from './SignInNotice.tsx';
