import { viewerChanged } from '@tv/auth';
import type { Session } from '@tv/auth';
import type { Realtime } from '@tv/realtime';
import type { Listen } from './createReactions.ts';

type Line = Pick<Realtime, 'connect' | 'disconnect'>;

/**
 * Keeps the socket open for as long as a customer is signed in, and opens it anew when the token was renewed,
 * since the token is shown when connecting.
 *
 * @param open  brings the connection, not yet connected; asked when the first customer comes, and again where
 *   it could not be brought
 */
export function keepRealtimeConnected(
  listen: Listen,
  tokens: Session['tokens'],
  open: () => Promise<Line>,
): void {
  let connectedWith: string | undefined;
  let opened: Promise<Line> | undefined;
  const line = (): Promise<Line> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      connectedWith = undefined;
      throw error;
    });
    return opened;
  };
  listen(viewerChanged.match, async () => {
    const token = tokens.token();
    if (token === connectedWith) return;
    connectedWith = token;
    if (token === undefined) (await opened)?.disconnect();
    else await (await line()).connect();
  });
}
