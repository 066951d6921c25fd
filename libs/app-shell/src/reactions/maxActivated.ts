import { completeMax } from '@tv/api-client/maxActivated';
import type { AppStore } from '../world/createAppStore.ts';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** The customer has activated Max, wherever that was: from now on it is known as completed (SOCK-13). */
export function onMaxActivated(listen: Listen, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  listen(received('HboMaxActivated'), () => void dispatch(completeMax()));
}
