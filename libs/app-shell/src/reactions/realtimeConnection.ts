import { currentUserChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import { emitEvent } from '@tv/realtime';
import type { Realtime } from '@tv/realtime';
import type { Listen } from './createReactions.ts';

/**
 * Keeps the socket connected while a customer is signed in. Reconnects after a token renewal, since the token
 * is sent on connect, and when the user or network returns.
 *
 * @returns settles when the first connection is started
 */
export function keepRealtimeConnected(
  listen: Listen,
  tokens: Pick<Session['tokens'], 'token'>,
  line: Realtime,
  onReturn: (listener: () => void) => void,
): Promise<void> {
  let connectedWith: string | undefined;
  const follow = async (): Promise<void> => {
    const token = tokens.token();
    if (token === connectedWith) return;
    connectedWith = token;
    if (token === undefined) line.disconnect();
    else await line.connect();
  };
  listen(currentUserChanged.match, follow);
  listen(emitEvent.match, ({ payload }) => line.emit(payload));
  onReturn(() => void line.retryIfGivenUp());
  return follow();
}
