import { completeMax } from '@tv/api-client/maxActivated';
import type { AppStore } from '../world/createAppStore.ts';
import type { Listen } from './createReactions.ts';
import { received } from './received.ts';

/** Marks Max as activated (SOCK-13). */
export function onMaxActivated(listen: Listen, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  listen(received('HboMaxActivated'), () => void dispatch(completeMax()));
}
