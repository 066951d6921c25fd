import { addressesFor } from '../addresses.ts';
import { assertPortsFree, waitUntilReachable } from '../ports.ts';
import { printAddresses } from '../printAddresses.ts';
import { startProgram } from '../processes.ts';
import { runUntilStopped } from '../runUntilStopped.ts';
import { startWebServer } from '../webServer.ts';
import { build } from './build.ts';

const START_TIMEOUT_MS = 60_000;

/**
 * `npm run serve`: runs the local platform and the production web server with every brand's build, until
 * stopped. `--no-build` uses existing builds.
 */
export async function serve(args: readonly string[]): Promise<number> {
  if (!args.includes('--no-build')) {
    const built = await build();
    if (built !== 0) return built;
  }
  const addresses = addressesFor(process.env['TV_LOCAL']);
  const origins = Object.values(addresses.brands);
  await assertPortsFree([...origins.map((origin) => Number(new URL(origin).port)), addresses.platformPort]);

  const platform = startProgram('tools/platform/src/main.ts');
  return await runUntilStopped([platform], async (signal, own) => {
    await waitUntilReachable([addresses.console, addresses.api, addresses.media], START_TIMEOUT_MS, signal);
    // Starts the web server last: clients expect working services once pages respond.
    own(startWebServer(addresses));
    const ready = origins.map((origin) => `${origin}/readyz`);
    await waitUntilReachable(ready, START_TIMEOUT_MS, signal);
    printAddresses(addresses);
  });
}
