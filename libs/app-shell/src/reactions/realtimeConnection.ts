import { viewerChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { Realtime } from '@tv/realtime';
import type { Listen } from './createReactions.ts';

/**
 * Keeps the socket open for as long as a customer is signed in, and opens it anew when the token was renewed,
 * since the token is shown when connecting.
 */
export function keepRealtimeConnected(
  listen: Listen,
  tokens: Session['tokens'],
  realtime: Pick<Realtime, 'connect' | 'disconnect'>,
): void {
  let connectedWith: string | undefined;
  listen(viewerChanged.match, async () => {
    const token = tokens.token();
    if (token === connectedWith) return;
    connectedWith = token;
    if (token === undefined) realtime.disconnect();
    else await realtime.connect();
  });
}
