import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Addresses } from './addresses.ts';
import { localConfig } from './localConfig.ts';
import { productVersion } from './version.ts';
import { inWorkspace } from './workspace.ts';

/**
 * Returns the local configuration of `apps/web-server`; its README describes the format.
 *
 * @param brandIds the brands to serve
 * @param buildOf folder of a brand's build, relative to the configuration file or absolute
 */
export function serverConfig(
  addresses: Addresses,
  version: string,
  brandIds: readonly string[],
  buildOf = (id: string): string => inWorkspace('apps', id, 'dist'),
): object {
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
          build: buildOf(id),
          robots: 'index',
          runtimeConfig: localConfig(id, addresses, version),
          security: {
            imageHosts: [addresses.media],
            mediaHosts: [addresses.media],
            // Local Chromecast uses the network; a real one uses a browser API.
            connectHosts: [addresses.cast],
          },
        },
      ]),
    ),
    // No load balancer to notify.
    shutdown: { noticeMs: 0 },
    // Keeps the terminal readable; `TV_LOG=info` logs every request.
    log: 'warn',
  };
}

/** Writes the configuration to `dist`, one file per address plan; returns its path. */
export function writeServerConfig(
  addresses: Addresses,
  brandIds: readonly string[] = Object.keys(addresses.brands),
): string {
  const file = inWorkspace('dist/server', `${[addresses.basePort, ...brandIds].join('-')}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(serverConfig(addresses, productVersion(), brandIds), null, 2)}\n`);
  return file;
}
