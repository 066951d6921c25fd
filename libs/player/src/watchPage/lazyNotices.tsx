/** Views that replace the player, in one chunk. */
export { UpcomingTitle } from './UpcomingTitle.tsx';
export { ExternalPlaybackNotice } from './ExternalPlaybackNotice.tsx';
export { SignInNotice } from './SignInNotice.tsx';
