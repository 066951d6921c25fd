import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { PlatformClock } from '../clock.ts';
import type { Customer } from '../platformContext.ts';
import type { Recorder } from '../record/recorder.ts';
import type { SocketContract } from './socketContract.ts';

export interface SocketOptions {
  readonly server: HttpServer;
  readonly clock: PlatformClock;
  readonly recorder: Recorder;
  readonly contract: SocketContract;
  /** False for other hosts and during an outage. */
  isAllowed(host: string | undefined): boolean;
  customerOf(bearerToken: string | undefined): Promise<Customer | undefined>;
}

export interface ConnectedSocket {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Platform time, epoch milliseconds. */
  readonly since: number;
}

export interface PlatformSocket {
  /** Sends an event to a user id or `all`. Returns the number of recipients. */
  send(event: string, payload: unknown, to: string): number;
  connections(): readonly ConnectedSocket[];
  /** Disconnects all clients, so that they reconnect. */
  disconnectAll(): void;
  close(): Promise<void>;
}

/** Socket.IO over websocket, with the access token in the handshake. */
export function createPlatformSocket(options: SocketOptions): PlatformSocket {
  const { server, clock, recorder, contract } = options;
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    // Only the API host accepts sockets.
    allowRequest: (request, decide) => decide(null, options.isAllowed(request.headers.host)),
  });
  const authenticated = new WeakMap<Socket, Pick<ConnectedSocket, 'userId' | 'email'>>();
  const connected = new Map<string, ConnectedSocket>();

  io.use((socket, next) => {
    const { token } = socket.handshake.auth;
    options
      .customerOf(typeof token === 'string' ? token : undefined)
      .then((customer) => {
        if (!customer) return next(new Error('unauthorized'));
        const { userId, email } = customer;
        authenticated.set(socket, { userId, email });
        return next();
      })
      .catch(next);
  });

  io.on('connection', (socket: Socket) => {
    const { userId = '', email = '' } = authenticated.get(socket) ?? {};
    connected.set(socket.id, { id: socket.id, userId, email, since: clock.now() });
    void socket.join(userId);
    socket.onAny((event: string, payload: unknown) => {
      const faults = contract.validate(event, payload);
      recorder.socketMessages.add({ at: clock.now(), userId, event, payload, faults });
    });
    socket.on('disconnect', () => connected.delete(socket.id));
  });

  return {
    send: (event, payload, to) => {
      const recipients = [...connected.values()].filter(({ userId }) => to === 'all' || userId === to);
      const room = to === 'all' ? io : io.to(to);
      room.emit(event, ...(payload === undefined ? [] : [payload]));
      return recipients.length;
    },
    connections: () => [...connected.values()],
    disconnectAll: () => void io.disconnectSockets(true),
    close: async () => {
      io.disconnectSockets(true);
      await io.close();
    },
  };
}
