import { createServer, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';

export interface ForwardProxy {
  /** Format of the `proxy` capability. */
  readonly host: string;
  readonly close: () => void;
}

/**
 * Sends every request to this machine and none to the network. WebKit's system resolver often cannot
 * resolve `*.localhost`; with a proxy it need not.
 */
export async function openForwardProxy(): Promise<ForwardProxy> {
  const server = createServer((incoming, clientResponse) => {
    const { port, pathname, search } = new URL(incoming.url ?? '');
    const { method, headers } = incoming;
    const outgoing = request(
      { host: LOOPBACK, port, path: pathname + search, method, headers },
      (response) => {
        clientResponse.writeHead(response.statusCode ?? 502, response.rawHeaders);
        response.pipe(clientResponse);
      },
    );
    outgoing.on('error', () => clientResponse.destroy());
    clientResponse.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  // WebSockets arrive as CONNECT tunnels.
  server.on('connect', ({ url = '' }, socket, head) => {
    const tunnel = connect(Number(url.split(':').at(-1)), LOOPBACK, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
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
