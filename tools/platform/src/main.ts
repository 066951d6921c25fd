import { join } from 'node:path';
import { addressesFor } from '@tv/run';
import { startPlatform } from './server.ts';

/** Starts the platform from `TV_LOCAL`, `TV_STATE` and `TV_CHANNELS`; see the README. */
async function main(): Promise<void> {
  const addresses = addressesFor(process.env['TV_LOCAL']);
  const stateDirectory = process.env['TV_STATE'] ?? join(import.meta.dirname, '../.state');
  const platform = await startPlatform({
    addresses,
    stateDirectory,
    channelCount: Number(process.env['TV_CHANNELS'] ?? '') || undefined,
    log: (message) => console.error(message),
  });
  console.log(`The platform answers on port ${addresses.platformPort}; its console is ${addresses.console}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      platform.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const { platformPort } = addressesFor(process.env['TV_LOCAL']);
  console.error(
    isTaken
      ? `Port ${platformPort} is taken. End the program that uses it, or move the platform: TV_LOCAL="5200" uses 5400.`
      : error,
  );
  process.exit(1);
});
