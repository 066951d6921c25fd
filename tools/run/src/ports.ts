import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/** Returns a port that no program uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Throws with all taken ports. */
export async function assertPortsFree(ports: readonly number[]): Promise<void> {
  const free = await Promise.all(ports.map(isPortFree));
  const taken = ports.filter((_, index) => free[index] === false);
  if (taken.length === 0) return;
  throw new Error(
    `Port ${taken.join(', ')} is taken. Stop the program that uses it, or run on other ports: TV_LOCAL=5200,two npm start`,
  );
}

/**
 * Returns whether a URL responds. Uses the loopback address, since Node does not resolve hosts under
 * `localhost`.
 */
export function isReachable(url: string): Promise<boolean> {
  const { port, host, pathname } = new URL(url);
  return new Promise((resolve) => {
    const call = request(
      { host: LOOPBACK, port, path: pathname, headers: { host }, timeout: 5000 },
      (response) => {
        response.resume();
        resolve((response.statusCode ?? 500) < 500);
      },
    );
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
    call.end();
  });
}

/** Waits until all URLs respond; throws after `limitMs`, with the missing ones, or when `signal` aborts. */
export async function waitUntilReachable(
  urls: readonly string[],
  limitMs: number,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  let waiting = urls;
  while (waiting.length > 0) {
    signal.throwIfAborted();
    const states = await Promise.all(waiting.map(isReachable));
    waiting = waiting.filter((_, index) => states[index] === false);
    if (waiting.length === 0) return;
    if (Date.now() > deadline) throw new Error(`No response from ${waiting.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
