/**
 * One chunk, loaded after the first frame; neither playback nor error views need it. Its styles are in the
 * player's chunk (`vite.preset.ts`).
 */
export { CastNotice } from '../casting/CastNotice.tsx';
export { OpenedDialog } from '../controls/OpenedDialog.tsx';
export { PausedWords } from '../controls/PausedWords.tsx';
export { SettingsEntries } from '../controls/SettingsEntries.tsx';
export { SystemControls } from '../controls/SystemControls.tsx';
export { TimelinePreview } from '../controls/TimelinePreview.tsx';
export { TrackEntries } from '../controls/TrackEntries.tsx';
export { GoingOn } from '../goingOn/GoingOn.tsx';
export { MiniPlayer } from '../mini/MiniPlayer.tsx';
export { StreamingKickPanel } from '../session/StreamingKickPanel.tsx';
