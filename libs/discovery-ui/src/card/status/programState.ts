import type { Card, ProgramStateType } from '@tv/api-client';
import { nonBlank } from '../labels/cardTexts.ts';
import { activeWindow, type BoundedWindow } from './activeWindow.ts';

export type ProgramState =
  | { readonly type: 'Default'; readonly label?: undefined }
  | { readonly type: 'Live'; readonly label: string; readonly progressPercentage: number }
  | {
      readonly type: 'NoAccess' | 'Planned' | 'Expired' | 'Rented';
      /** Badge text; without it there is no badge (CARD-19). */
      readonly label?: string;
    };

export type ProgramStateSource = Pick<Card, 'states' | 'labels' | 'programState'>;

/** Converts a ratio to a percentage, clamped to 0–100 (CARD-16, CARD-22). NaN becomes 0. */
export function clampedPercent(ratio: number): number {
  return Math.min(100, Math.max(0, ratio * 100 || 0));
}

/** Fallback label of live cards (CARD-18). */
export const LIVE_LABEL = 'Direkte';

/**
 * Returns the program state at `now` (CARD-14): the active window of `states`, or Default (CARD-15). The stale
 * `programState` snapshot is used only without `states`. An active label precedes the state's own.
 */
export function programState(card: ProgramStateSource, now: number): ProgramState {
  const label = nonBlank(activeWindow(card.labels, now)?.value);
  if (card.states && card.states.length > 0) {
    const window = activeWindow(card.states, now);
    if (!window) return { type: 'Default' };
    return stateOf(window.value, label ?? window.label, liveProgress(window, now));
  }
  const { type = 'Default', label: ownLabel, progressPercentage = 0 } = card.programState ?? {};
  return stateOf(type, label ?? ownLabel, clampedPercent(progressPercentage / 100));
}

/** Progress through the window in per cent, 0–100 (CARD-16). */
export function liveProgress({ from, to }: BoundedWindow, now: number): number {
  return clampedPercent((now - from) / (to - from));
}

function stateOf(type: ProgramStateType, text: string | undefined, progressPercentage: number): ProgramState {
  const label = nonBlank(text);
  if (type === 'Default') return { type };
  if (type === 'Live') return { type, label: label ?? LIVE_LABEL, progressPercentage };
  return label === undefined ? { type } : { type, label };
}
