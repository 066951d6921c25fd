import type { Server } from 'node:http';
import { addressesFor } from '../addresses.ts';
import { announce } from '../announcement.ts';
import { createBrandServer } from '../brandServer.ts';
import { runUntilStopped } from '../lifetime.ts';
import { requirePorts, waitForAnswers } from '../ports.ts';
import { startProgram } from '../processes.ts';
import { productVersion } from '../version.ts';
import { build } from './build.ts';

const START_LIMIT_MS = 60_000;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * `npm run serve`: the local platform and the production build of every brand, behind the headers of
 * production. `--no-build` serves the builds that are there. Runs until it is stopped.
 */
export async function serve(args: readonly string[]): Promise<number> {
  if (!args.includes('--no-build')) {
    const built = await build();
    if (built !== 0) return built;
  }
  const addresses = addressesFor(process.env['TV_LOCAL']);
  const brands = Object.entries(addresses.brands).map(([id, origin]) => ({
    server: createBrandServer(id, addresses, productVersion()),
    port: Number(new URL(origin).port),
  }));
  await requirePorts([...brands.map(({ port }) => port), addresses.platformPort]);

  const platform = startProgram('tools/platform/src/main.ts');
  return await runUntilStopped([platform], async (signal) => {
    await waitForAnswers([addresses.console, addresses.api, addresses.media], START_LIMIT_MS, signal);
    await Promise.all(brands.map(({ server, port }) => listen(server, port)));
    announce(addresses);
    return () => Promise.all(brands.map(({ server }) => close(server)));
  });
}
