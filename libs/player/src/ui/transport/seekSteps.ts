/** Configured steps of seek buttons and arrow keys (PLAY-26). */
export interface SeekSteps {
  readonly seekBackSeconds: number;
  readonly seekForwardSeconds: number;
}

/** Returns the position after one step, clamped to the stream. */
export function seekTarget(
  direction: 'back' | 'forward',
  { seekBackSeconds, seekForwardSeconds }: SeekSteps,
  { position, duration }: { readonly position: number; readonly duration: number },
): number {
  const target = direction === 'back' ? position - seekBackSeconds : position + seekForwardSeconds;
  return Math.min(duration, Math.max(0, target));
}
