import type { ManagerOptions, SocketOptions } from 'socket.io-client';

/**
 * How the socket connects: a websocket and nothing else, 5 attempts to reconnect, 1 s apart at first and 10 s
 * at most (SOCK-01, SOCK-02).
 *
 * @param token  asked anew for every connection, so that a reconnection brings the renewed token
 */
export function socketOptions(token: () => string | undefined): Partial<ManagerOptions & SocketOptions> {
  return {
    transports: ['websocket'],
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
    forceNew: true,
    auth: (send) => {
      send({ token: token() });
    },
  };
}
