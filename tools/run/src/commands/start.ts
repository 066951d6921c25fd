import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { addressesFor } from '../addresses.ts';
import { assertPortsFree, waitUntilReachable } from '../ports.ts';
import { printAddresses } from '../printAddresses.ts';
import { startProgram } from '../processes.ts';
import { runUntilStopped } from '../runUntilStopped.ts';
import { inWorkspace } from '../workspace.ts';

/** A first start also bundles dependencies. */
const START_TIMEOUT_MS = 120_000;

async function startBrand(id: string): Promise<ViteDevServer> {
  const server = await createServer({ configFile: inWorkspace('apps', id, 'vite.config.ts') });
  return await server.listen();
}

/** `npm start`: runs the local platform and every brand's dev server, until stopped. */
export async function start(): Promise<number> {
  const addresses = addressesFor(process.env['TV_LOCAL']);
  const origins = Object.values(addresses.brands);
  await assertPortsFree([...origins.map((origin) => Number(new URL(origin).port)), addresses.platformPort]);

  const platform = startProgram('tools/platform/src/main.ts');
  const servers = await Promise.all(Object.keys(addresses.brands).map(startBrand));
  try {
    return await runUntilStopped([platform], async (signal) => {
      await waitUntilReachable([...origins, addresses.console, addresses.api], START_TIMEOUT_MS, signal);
      printAddresses(addresses);
    });
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
