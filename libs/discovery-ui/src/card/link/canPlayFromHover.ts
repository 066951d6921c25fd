import type { ProgramStateType } from '@tv/api-client';

const UNPLAYABLE_STATES: readonly ProgramStateType[] = ['Expired', 'Planned', 'NoAccess'];

/** Returns whether a card may offer play: not if expired (CARD-05), planned or inaccessible. */
export function canPlayFromHover(state: ProgramStateType): boolean {
  return !UNPLAYABLE_STATES.includes(state);
}
