import type { ManagerOptions, SocketOptions } from 'socket.io-client';

/** Reconnection attempts and backoff (SOCK-01, SOCK-02). */
export const RECONNECTION = { attempts: 5, firstDelayMs: 1000, longestDelayMs: 10_000 } as const;

/**
 * Websocket only, with the backoff above (SOCK-01, SOCK-02).
 *
 * @param token read for each connection
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
