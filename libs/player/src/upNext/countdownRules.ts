import type { StreamState } from '../engine/playbackEngine.ts';

export const COUNTDOWN_S = 10;

export const COUNTDOWN_KEYS = ['phase', 'isPaused'] as const;

/** Pauses with playback, but not at the end. */
export function isCountdownRunning({ phase, isPaused }: Pick<StreamState, 'phase' | 'isPaused'>): boolean {
  return phase === 'ended' || (phase === 'ready' && !isPaused);
}
