import { clampedPercent } from './percent.ts';
import type { ProgramState } from './programState.ts';

/** The bar at the foot of a card: how far a broadcast has come, or how far the viewer got. */
export interface DurationBar {
  readonly kind: 'live' | 'watched';
  /** 0–100 (CARD-22). */
  readonly percent: number;
}

/**
 * The bar that a card shows, if any. A live card shows the broadcast's progress (CARD-17); any other card
 * what the viewer has seen of it.
 */
export function durationBar(state: ProgramState, progressRatio: number | undefined): DurationBar | undefined {
  if (state.type === 'Live') return { kind: 'live', percent: state.progressPercentage };
  if (progressRatio === undefined) return undefined;
  const percent = clampedPercent(progressRatio);
  return percent > 0 ? { kind: 'watched', percent } : undefined;
}
