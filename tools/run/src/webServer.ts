import type { ChildProcess } from 'node:child_process';
import type { Addresses } from './addresses.ts';
import { waitUntilReachable } from './ports.ts';
import { waitForExit, startProgram, stopProgram } from './processes.ts';
import { writeServerConfig } from './serverConfig.ts';

/**
 * Starts the production web server (`apps/web-server`) with local builds and services. Stop it with SIGTERM.
 *
 * @param brandIds brands to serve; default: all
 * @param env added to the current environment, for example `{ TV_CACHE: 'off' }`
 */
export function startWebServer(
  addresses: Addresses,
  brandIds: readonly string[] = Object.keys(addresses.brands),
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return startProgram('apps/web-server/src/main.ts', [], {
    NODE_NO_WARNINGS: '1',
    TV_SERVER_CONFIG: writeServerConfig(addresses, brandIds),
    ...env,
  });
}

const START_TIMEOUT_MS = 60_000;

/** Starts the web server and waits until it is ready; disposing stops it. */
export async function openWebServer(
  addresses: Addresses,
  brandIds: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<AsyncDisposable> {
  const program = startWebServer(addresses, brandIds, env);
  const over = new AbortController();
  const pages = brandIds.map((id) => `${addresses.brands[id] ?? ''}/readyz`);
  const ended = waitForExit(program).then((code) => {
    throw new Error(`The web server exited with code ${code}`);
  });
  // The rejection is expected when it stops later.
  ended.catch(() => undefined);
  try {
    await Promise.race([waitUntilReachable(pages, START_TIMEOUT_MS, over.signal), ended]);
  } catch (error) {
    over.abort();
    await stopProgram(program);
    throw error;
  }
  return { [Symbol.asyncDispose]: () => stopProgram(program) };
}
