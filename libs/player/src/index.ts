export type { MediaTrack, PlaybackErrorCode, PlayMode, StreamState } from './engine/playbackEngine.ts';
