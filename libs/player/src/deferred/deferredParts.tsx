import { lazyWithPreload } from '@tv/lazy';

/* One chunk, loaded after the first frame; neither playback nor error views need it. */
export { CastNotice } from '../casting/CastNotice.tsx';
export { PausedDetails } from '../ui/frame/PausedDetails.tsx';
export { SettingsMenuItems } from '../ui/dialogs/SettingsMenuItems.tsx';
export { SystemIntegration } from '../ui/frame/SystemIntegration.tsx';
export { TimelinePreview } from '../ui/timeline/TimelinePreview.tsx';
export { TrackMenuItems } from '../ui/tracks/TrackMenuItems.tsx';
export { UpNext } from '../upNext/UpNext.tsx';
export { MiniPlayer } from '../miniPlayer/MiniPlayer.tsx';
export { StreamingKickPanel } from '../session/StreamingKickPanel.tsx';

// Rarely used.
export const PlayerDialog = lazyWithPreload(() => import('../ui/dialogs/PlayerDialog.tsx'), {
  critical: false,
}).component((module) => module.PlayerDialog);
