import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Addresses } from './addresses.ts';
import { localConfig } from './localConfig.ts';
import { productVersion } from './version.ts';
import { inWorkspace } from './workspace.ts';

/**
 * The configuration of the web server (`apps/web-server`) on this machine, in the shape that its README describes. A
 * real environment has a file of its own; the program cannot tell.
 *
 * @param brandIds  the brands that it serves; each answers on the port of its address
 */
export function serverConfig(addresses: Addresses, version: string, brandIds: readonly string[]): object {
  const originOf = (id: string): string => {
    const origin = addresses.brands[id];
    if (origin === undefined) throw new Error(`No address for brand "${id}"`);
    return origin;
  };
  return {
    listen: { host: '127.0.0.1', ports: brandIds.map((id) => Number(new URL(originOf(id)).port)) },
    brands: Object.fromEntries(
      brandIds.map((id) => [
        id,
        {
          hosts: [new URL(originOf(id)).hostname],
          origin: originOf(id),
          build: inWorkspace('apps', id, 'dist'),
          robots: 'index',
          runtimeConfig: localConfig(id, addresses, version),
          security: {
            imageHosts: [addresses.media],
            mediaHosts: [addresses.media],
            // The television of this machine is reached over the network, where a real one is the browser's business.
            connectHosts: [addresses.cast],
          },
        },
      ]),
    ),
    // Nobody in front has to hear that we end.
    shutdown: { noticeMs: 0 },
    // The terminal is for addresses; `TV_LOG=info` shows every request.
    log: 'warn',
  };
}

/** Writes the web server's configuration into `dist`, a file for each address plan; answers the file. */
export function writeServerConfig(
  addresses: Addresses,
  brandIds: readonly string[] = Object.keys(addresses.brands),
): string {
  const file = inWorkspace('dist/server', `${[addresses.basePort, ...brandIds].join('-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(serverConfig(addresses, productVersion(), brandIds), null, 2)}\n`);
  return file;
}
