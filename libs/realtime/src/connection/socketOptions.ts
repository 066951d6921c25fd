import type { ManagerOptions, SocketOptions } from 'socket.io-client';

/** How often it is tried to reconnect, and how long is waited before (ms) (SOCK-01, SOCK-02). */
export const RECONNECTION = { attempts: 5, firstDelayMs: 1000, longestDelayMs: 10_000 } as const;

/**
 * How the socket connects: a websocket and nothing else, 5 attempts to reconnect, 1 s apart at first and 10 s
 * at most (SOCK-01, SOCK-02).
 *
 * @param token  asked anew for every connection, so that a reconnection brings the renewed token
 */
export function socketOptions(token: () => string | undefined): Partial<ManagerOptions & SocketOptions> {
  return {
    transports: ['websocket'],
    reconnectionAttempts: RECONNECTION.attempts,
    reconnectionDelay: RECONNECTION.firstDelayMs,
    reconnectionDelayMax: RECONNECTION.longestDelayMs,
    forceNew: true,
    auth: (send) => {
      send({ token: token() });
    },
  };
}
