import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { addressesFor } from '@tv/run';
import type { Addresses } from '@tv/run';

const LOCAL_ADDRESS = process.env['TV_BENCH'] ?? '17600,bench';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Serves production builds with a fresh platform while `measure` runs.
 *
 * @param environment further environment variables
 */
export async function withServedProduct<T>(
  measure: (addresses: Addresses) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<T> {
  const state = mkdtempSync(path.join(tmpdir(), 'tv-bench-'));
  const server = spawn(process.execPath, [path.join(root, 'tools/run/src/main.ts'), 'serve', '--no-build'], {
    cwd: root,
    env: { ...process.env, ...environment, TV_LOCAL: LOCAL_ADDRESS, TV_STATE: state },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitUntilReady(server.stdout);
    return await measure(addressesFor(LOCAL_ADDRESS));
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(state, { recursive: true, force: true });
  }
}

/** Throws if the product exits first. */
async function waitUntilReady(output: Readable): Promise<void> {
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('Ready.')) {
      output.resume();
      return;
    }
  }
  throw new Error('The product did not start; run "npm run build" first');
}
