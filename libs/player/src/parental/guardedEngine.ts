import type { PlaybackEngine } from '../engine/playbackEngine.ts';

/** The part of an engine that the parental guard controls, local or cast. */
export type GuardedEngine = Pick<PlaybackEngine, 'state' | 'play' | 'pause'>;
