import { completeMax } from '@tv/api-client';
import type { AppStore } from '../composition/createAppStore.ts';
import type { StartListening } from './createListenerMiddleware.ts';
import { matchEvent } from './matchEvent.ts';

/** Marks Max as activated (SOCK-13). */
export function onMaxActivated(
  startListening: StartListening,
  { dispatch }: Pick<AppStore, 'dispatch'>,
): void {
  startListening(matchEvent('HboMaxActivated'), () => void dispatch(completeMax()));
}
