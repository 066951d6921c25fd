import { clampedPercent } from './clampedPercent.ts';
import type { ProgramState } from './programState.ts';

export interface DurationBar {
  readonly kind: 'live' | 'watched';
  /** 0–100 (CARD-22). */
  readonly percent: number;
}

/** Returns the progress bar of a card: broadcast progress if live (CARD-17), otherwise the watched share. */
export function durationBar(state: ProgramState, progressRatio: number | undefined): DurationBar | undefined {
  if (state.type === 'Live') return { kind: 'live', percent: state.progressPercentage };
  if (progressRatio === undefined) return undefined;
  const percent = clampedPercent(progressRatio);
  return percent > 0 ? { kind: 'watched', percent } : undefined;
}
