import type { BehaviorTarget, ProgramStateType } from '@tv/api-client';

/** What a button says that plays a card at once. */
export function playLabel(state: ProgramStateType, target: BehaviorTarget): string {
  const isLive = state === 'Live' || target === 'PlayChannel' || target === 'PlayExternalChannel';
  return isLive ? 'Se direkte' : 'Se nå';
}
