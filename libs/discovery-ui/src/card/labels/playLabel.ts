import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';

/** Returns the label of a play button. */
export function playLabel(state: ProgramStateType, target: BehaviorTarget): string {
  const isLive = state === 'Live' || target === 'PlayChannel' || target === 'PlayExternalChannel';
  return isLive ? 'Se direkte' : 'Se nå';
}
