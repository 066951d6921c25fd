import type { ChildProcess } from 'node:child_process';
import type { Addresses } from './addresses.ts';
import { waitForAnswers } from './ports.ts';
import { exitOf, startProgram, stop } from './processes.ts';
import { writeServerConfig } from './serverConfig.ts';

/**
 * Starts the program that answers in production (`apps/web-server`) over the builds of this workspace and the services
 * of an address plan. Its page answers when it is ready; end it by SIGTERM.
 *
 * @param brandIds  the brands that it serves; all when nothing is said
 * @param env  added to our own environment, for example `{ TV_CACHE: 'off' }`
 */
export function startWebServer(
  addresses: Addresses,
  brandIds: readonly string[] = Object.keys(addresses.brands),
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const file = writeServerConfig(addresses, brandIds);
  return startProgram('apps/web-server/src/main.ts', [], {
    NODE_NO_WARNINGS: '1',
    ...env,
    TV_SERVER_CONFIG: file,
  });
}

/** How long its builds may take to load on a busy machine, ms. */
const START_LIMIT_MS = 60_000;

/** The same, ready: it answers when this resolves, and has ended when it is disposed of. */
export async function openWebServer(
  addresses: Addresses,
  brandIds: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<AsyncDisposable> {
  const program = startWebServer(addresses, brandIds, env);
  const over = new AbortController();
  const pages = brandIds.map((id) => `${addresses.brands[id] ?? ''}/readyz`);
  const ended = exitOf(program).then((code) => {
    throw new Error(`The web server ended with ${code}`);
  });
  // It ends later, when it should.
  ended.catch(() => undefined);
  try {
    await Promise.race([waitForAnswers(pages, START_LIMIT_MS, over.signal), ended]);
  } catch (error) {
    over.abort();
    await stop(program);
    throw error;
  }
  return { [Symbol.asyncDispose]: () => stop(program) };
}
