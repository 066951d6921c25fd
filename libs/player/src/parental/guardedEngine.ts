import type { PlaybackEngine } from '../engine/playbackEngine.ts';

/** What plays, as far as it is watched over: an engine of this page, or the television. */
export type GuardedEngine = Pick<PlaybackEngine, 'state' | 'play' | 'pause'>;
