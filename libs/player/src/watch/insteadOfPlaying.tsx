/** What stands in the place of a title that is not played here, or not yet. */
export { Upcoming } from '../upcoming/Upcoming.tsx';
export { ElsewhereNotice } from './ElsewhereNotice.tsx';
export { SignInNotice } from './SignInNotice.tsx';
