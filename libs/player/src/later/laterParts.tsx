/**
 * What of the player comes when its picture is there, in one script (`later`): nothing of it is needed for the picture, nor for
 * saying why there is none. Its styles come with the player (`vite.preset.ts`).
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
export { StreamingKicked } from '../viewing/StreamingKicked.tsx';
