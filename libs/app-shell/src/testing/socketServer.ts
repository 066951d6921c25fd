import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';

/** A server of the socket that a test speaks for. It would poll too, if it were asked to. */
export interface SocketServer {
  readonly url: string;
  /** Who is connected, the newest last. */
  readonly sockets: readonly Socket[];
  /** What was heard, oldest first, with the name first. */
  readonly heard: readonly (readonly [name: string, payload: unknown])[];
  /** How often somebody asked to connect, in whatever way. */
  readonly attempts: () => number;
  /** Hangs up, and refuses whoever comes from now on. */
  readonly refuse: () => void;
  /** Takes whoever comes from now on, as at first. */
  readonly admit: () => void;
  readonly close: () => Promise<void>;
}

/** Opens a socket server on a free port of this machine. */
export async function openSocketServer(): Promise<SocketServer> {
  const http = createServer();
  const server = new Server(http, { transports: ['websocket', 'polling'], allowRequest });
  const sockets: Socket[] = [];
  const heard: [string, unknown][] = [];
  let attempts = 0;
  let isRefusing = false;

  function allowRequest(_request: unknown, answer: (error: null, isAdmitted: boolean) => void) {
    attempts += 1;
    answer(null, !isRefusing);
  }

  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.onAny((name: string, payload: unknown) => void heard.push([name, payload]));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    sockets,
    heard,
    attempts: () => attempts,
    refuse() {
      isRefusing = true;
      for (const { conn } of sockets) conn.close();
    },
    admit: () => void (isRefusing = false),
    close: async () => void (await server.close()),
  };
}
