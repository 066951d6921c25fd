import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';

/** A real socket server that a test controls. */
export interface SocketServer {
  readonly url: string;
  /** Newest last. */
  readonly sockets: readonly Socket[];
  /** Received events, oldest first. */
  readonly receivedEvents: readonly (readonly [name: string, payload: unknown])[];
  /** Connection attempts over any transport. */
  readonly connectionAttempts: () => number;
  /** Closes all connections and rejects new ones. */
  readonly rejectConnections: () => void;
  readonly acceptConnections: () => void;
  readonly close: () => Promise<void>;
}

/** Starts on a free local port. */
export async function startSocketServer(): Promise<SocketServer> {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket', 'polling'], allowRequest });
  const sockets: Socket[] = [];
  const receivedEvents: [string, unknown][] = [];
  let attemptCount = 0;
  let isRefusing = false;

  function allowRequest(_request: unknown, answer: (error: null, isAdmitted: boolean) => void) {
    attemptCount += 1;
    answer(null, !isRefusing);
  }

  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.onAny((name: string, payload: unknown) => void receivedEvents.push([name, payload]));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sockets,
    receivedEvents,
    connectionAttempts: () => attemptCount,
    rejectConnections() {
      isRefusing = true;
      for (const { conn } of sockets) conn.close();
    },
    acceptConnections: () => void (isRefusing = false),
    close: async () => void (await server.close()),
  };
}
