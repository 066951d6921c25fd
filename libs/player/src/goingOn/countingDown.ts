import type { StreamState } from '../engine/playbackEngine.ts';

/** How long the viewer has to say no, in seconds. */
export const COUNTDOWN_S = 10;

export const RUNNING = ['phase', 'isPaused'] as const;

/** Whether it is counted down to the next episode: a pause stops the count, the end does not. */
export function isRunning({ phase, isPaused }: Pick<StreamState, 'phase' | 'isPaused'>): boolean {
  return phase === 'ended' || (phase === 'ready' && !isPaused);
}
