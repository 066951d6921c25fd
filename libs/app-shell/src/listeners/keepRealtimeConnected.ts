import { currentUserChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import { emitEvent } from '@tv/realtime';
import type { Realtime } from '@tv/realtime';
import type { StartListening } from '../composition/createAppStore.ts';

/**
 * Keeps the socket connected while a customer is signed in. Reconnects after a token renewal, since the token
 * is sent on connect, and when the user or network returns.
 *
 * @returns settles when the first connection is started
 */
export function keepRealtimeConnected(
  startListening: StartListening,
  tokens: Pick<Session['tokens'], 'token'>,
  realtime: Realtime,
  onReturn: (listener: () => void) => void,
): Promise<void> {
  let connectedWith: string | undefined;
  const updateConnection = async (): Promise<void> => {
    const token = tokens.token();
    if (token === connectedWith) return;
    connectedWith = token;
    if (token === undefined) realtime.disconnect();
    else await realtime.connect();
  };
  startListening({ actionCreator: currentUserChanged, effect: updateConnection });
  startListening({ actionCreator: emitEvent, effect: ({ payload }) => realtime.emit(payload) });
  onReturn(() => void realtime.retryIfGivenUp());
  return updateConnection();
}
