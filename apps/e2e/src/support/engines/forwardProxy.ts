import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { TabOptions } from './engine.ts';

const LOOPBACK = '127.0.0.1';

/** Turns scripts off, as a setting of the browser does: `noscript` applies. The driver's own scripts run. */
const NO_SCRIPTS = ['Content-Security-Policy', 'sandbox allow-same-origin allow-forms'];

export interface ForwardProxy {
  /** Format of the `proxy` capability. */
  readonly host: string;
  readonly close: () => void;
}

/**
 * Sends every request to this machine and none to the network. WebKit's system resolver often cannot
 * resolve `*.localhost`; with a proxy it need not.
 */
export async function openForwardProxy({ javaScriptEnabled }: TabOptions): Promise<ForwardProxy> {
  const server = createServer((incoming, clientResponse) => {
    const { port, pathname, search } = new URL(incoming.url ?? '');
    const { method, headers } = incoming;
    const outgoing = request(
      { host: LOOPBACK, port, path: pathname + search, method, headers },
      (response) => {
        const added = javaScriptEnabled ? [] : NO_SCRIPTS;
        clientResponse.writeHead(response.statusCode ?? 502, [...response.rawHeaders, ...added]);
        response.pipe(clientResponse);
      },
    );
    outgoing.on('error', () => clientResponse.destroy());
    clientResponse.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  // WebSockets.
  server.on('upgrade', ({ url = '', rawHeaders }: IncomingMessage, socket: Socket, head: Buffer) => {
    const { port, pathname, search } = new URL(url);
    const target = connect(Number(port), LOOPBACK, () => {
      const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      target.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  // Firefox opens a tunnel for WebSockets.
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket, head: Buffer) => {
    const target = connect(Number(url.split(':').at(-1)), LOOPBACK, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      target.write(head);
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return {
    host: `${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
