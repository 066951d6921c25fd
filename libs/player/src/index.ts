export { PlayerFrame, type PlayerFrameProps } from './controls/PlayerFrame.tsx';
export type {
  EngineSource,
  MediaTrack,
  PlaybackEngine,
  PlaybackErrorCode,
  PlayMode,
  StreamState,
} from './engine/playbackEngine.ts';
export { PlayerStage, type PlayerStageProps, type WatchedHere } from './mini/PlayerStage.tsx';
export { startAt } from './progress/startAt.ts';
export { assetType, streamKind } from './viewing/assetType.ts';
export { createPlayer, type Player, type PlayerOptions } from './viewing/createPlayer.ts';
export { initialPlaybackState, openPlayable, type PlaybackState } from './viewing/playbackState.ts';
export { preparePlayer, prepareWatching, type WatchPlace } from './watch/prepareWatching.browser.ts';
export type { Closing } from './viewing/useViewing.browser.ts';
export { WatchPage, type WatchPageProps } from './watch/WatchPage.tsx';
