import { viewerChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import { emitEvent } from '@tv/realtime';
import type { Realtime } from '@tv/realtime';
import type { Listen } from './createReactions.ts';

/**
 * Keeps the socket open for as long as a customer is signed in, and opens it anew when the token was renewed,
 * since the token is shown when connecting. A line that was given up is sought again when the viewer or the network
 * comes back. What anybody has to tell the server goes over it.
 *
 * @param onReturn  calls whenever the viewer or the network comes back
 * @returns settles when the first connection is on its way
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
  listen(viewerChanged.match, follow);
  listen(emitEvent.match, ({ payload }) => line.emit(payload));
  onReturn(() => void line.wake());
  return follow();
}
