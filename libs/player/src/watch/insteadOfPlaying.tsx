/** Views that replace the player, in one chunk. */
export { UpcomingTitle } from '../watchPage/UpcomingTitle.tsx';
export { ElsewhereNotice } from './ElsewhereNotice.tsx';
export { SignInNotice } from './SignInNotice.tsx';
