import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { PlatformClock } from '../clock.ts';
import type { Customer } from '../platform.ts';
import type { Recorder } from '../record/recorder.ts';
import type { SocketContract } from './socketContract.ts';

export interface SocketOptions {
  readonly server: HttpServer;
  readonly clock: PlatformClock;
  readonly recorder: Recorder;
  readonly contract: SocketContract;
  /** Refuses connections: to another host than the api's, or while a fault says so. */
  isAllowed(host: string | undefined): boolean;
  customerOf(bearerToken: string | undefined): Promise<Customer | undefined>;
}

/** A connected viewer, as the console shows it. */
export interface ConnectedSocket {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Platform time, epoch milliseconds. */
  readonly since: number;
}

export interface PlatformSocket {
  /** Sends an event to one user's connections, or to everyone's. Tells how many heard it. */
  send(event: string, payload: unknown, to: string): number;
  connections(): readonly ConnectedSocket[];
  /** Ends every connection, so that clients try again. */
  drop(): void;
  close(): Promise<void>;
}

/**
 * The real-time connection: Socket.IO over websocket only, with the access token in the handshake. What
 * clients emit is kept for the console; what they receive is sent from there.
 */
export function createPlatformSocket(options: SocketOptions): PlatformSocket {
  const { server, clock, recorder, contract } = options;
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    // The library takes over the port's handshakes; only those of the api's host are ours.
    allowRequest: (request, decide) => decide(null, options.isAllowed(request.headers.host)),
  });
  /** Whose a connection is that has been let in; who has gone by then is never connected. */
  const welcomed = new WeakMap<Socket, Pick<ConnectedSocket, 'userId' | 'email'>>();
  const connected = new Map<string, ConnectedSocket>();

  io.use((socket, next) => {
    const { token } = socket.handshake.auth;
    options
      .customerOf(typeof token === 'string' ? token : undefined)
      .then((customer) => {
        if (!customer) return next(new Error('unauthorized'));
        const { userId, email } = customer;
        welcomed.set(socket, { userId, email });
        return next();
      })
      .catch(next);
  });

  io.on('connection', (socket: Socket) => {
    const { userId = '', email = '' } = welcomed.get(socket) ?? {};
    connected.set(socket.id, { id: socket.id, userId, email, since: clock.now() });
    void socket.join(userId);
    socket.onAny((event: string, payload: unknown) => {
      const faults = contract.faultsOf(event, payload);
      recorder.socketMessages.add({ at: clock.now(), userId, event, payload, faults });
    });
    socket.on('disconnect', () => connected.delete(socket.id));
  });

  return {
    send: (event, payload, to) => {
      const heard = [...connected.values()].filter(({ userId }) => to === 'all' || userId === to);
      const room = to === 'all' ? io : io.to(to);
      room.emit(event, ...(payload === undefined ? [] : [payload]));
      return heard.length;
    },
    connections: () => [...connected.values()],
    drop: () => void io.disconnectSockets(true),
    close: async () => {
      io.disconnectSockets(true);
      await io.close();
    },
  };
}
