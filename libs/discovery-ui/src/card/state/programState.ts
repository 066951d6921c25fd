import type { ProgramStateType } from '@tv/api-client';
import { given } from '../words/given.ts';
import { activeWindow, type BoundedWindow, type TimeWindow } from './activeWindow.ts';
import { clampedPercent } from './percent.ts';

/** What is true of a programme now. Only Live tells how far it has come; only Default has no label. */
export type ProgramState =
  | { readonly type: 'Default' }
  | { readonly type: 'Live'; readonly label: string; readonly progressPercentage: number }
  | {
      readonly type: 'NoAccess' | 'Planned' | 'Expired' | 'Rented';
      /** Text of the badge; the data decides whether there is one (CARD-19). */
      readonly label?: string;
    };

/** The part of a card that its program state is made from. */
export interface ProgramStateSource {
  readonly states?:
    | readonly (TimeWindow & { readonly value: ProgramStateType; readonly label?: string | undefined })[]
    | undefined;
  readonly labels?: readonly (TimeWindow & { readonly value: string })[] | undefined;
  /** The state as the server saw it when it answered. */
  readonly programState?:
    | {
        readonly type: ProgramStateType;
        readonly label?: string | undefined;
        readonly progressPercentage?: number | undefined;
      }
    | undefined;
}

/** Shown on a live card whose data gives no other text (CARD-18). */
export const LIVE_LABEL = 'Direkte';

/**
 * The program state that holds now (CARD-14).
 *
 * It comes from the active window of `states`; without one it is Default (CARD-15). Only a card that has no
 * windows at all is believed in its `programState`, which is a snapshot and grows stale. The label is the
 * active one of `labels`, else the state's own.
 *
 * @param now epoch milliseconds
 */
export function programState(card: ProgramStateSource, now: number): ProgramState {
  const label = given(activeWindow(card.labels, now)?.value);
  if (card.states && card.states.length > 0) {
    const window = activeWindow(card.states, now);
    if (!window) return { type: 'Default' };
    return stateOf(window.value, label ?? window.label, liveProgress(window, now));
  }
  const snapshot = card.programState;
  if (!snapshot) return { type: 'Default' };
  const progress = clampedPercent((snapshot.progressPercentage ?? 0) / 100);
  return stateOf(snapshot.type, label ?? snapshot.label, progress);
}

/** How far `now` is through the window, in per cent between 0 and 100 (CARD-16). */
export function liveProgress({ from, to }: BoundedWindow, now: number): number {
  return clampedPercent((now - from) / (to - from));
}

function stateOf(type: ProgramStateType, text: string | undefined, progressPercentage: number): ProgramState {
  const label = given(text);
  switch (type) {
    case 'Default':
      return { type };
    case 'Live':
      return { type, label: label ?? LIVE_LABEL, progressPercentage };
    case 'NoAccess':
    case 'Planned':
    case 'Expired':
    case 'Rented':
      return label === undefined ? { type } : { type, label };
  }
}
