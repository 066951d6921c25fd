import { completeMax } from '@tv/api-client';
import type { AppStore, StartListening } from '../composition/createAppStore.ts';
import { matchEvent } from './matchEvent.ts';

/** Marks Max as activated (SOCK-13). */
export function onMaxActivated(
  startListening: StartListening,
  { dispatch }: Pick<AppStore, 'dispatch'>,
): void {
  startListening({ matcher: matchEvent('HboMaxActivated'), effect: () => void dispatch(completeMax()) });
}
