import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  assembleRelease,
  findFreePort,
  productVersion,
  serverConfig,
  waitUntilReachable,
  type Addresses,
} from '@tv/run';

/** User and group `nobody`. Requires root. */
const WITHOUT_ROOT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const START_LIMIT_MS = 30_000;

/** Creates a release folder with a configuration for brand A. */
export async function createRelease(addresses: Addresses, changes: object = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tv-release-'));
  assembleRelease(folder);
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const origin = `http://${new URL(addresses.brands['brand-a'] ?? '').hostname}:${port}`;
  const env = { TV_SERVER_CONFIG: path.join(folder, 'config.json') };
  const config = serverConfig(addresses, productVersion(), ['brand-a'], (id) => `brands/${id}`);
  const listen = { host: '127.0.0.1', ports: [port] };
  writeFileSync(env.TV_SERVER_CONFIG, JSON.stringify({ ...config, listen, ...changes }));
  let stop = (): void => undefined;
  return {
    folder,
    origin,
    /** Runs `server.js` with one option, for example `--check`, and returns the exit code. */
    run: (option: string) =>
      spawnSync(process.execPath, ['server.js', option], {
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      }).status,
    /** Runs Node in the folder with source maps, and returns what it prints to stderr. */
    readErrors: (...args: readonly string[]): string =>
      spawnSync(process.execPath, ['--enable-source-maps', ...args], { cwd: folder, env, encoding: 'utf8' })
        .stderr,
    /**
     * Starts the server and resolves when it is ready. Node's permission model allows read access to the folder only.
     */
    async start(): Promise<void> {
      const program = spawn(process.execPath, ['--permission', `--allow-fs-read=${folder}/*`, 'server.js'], {
        cwd: folder,
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
        ...WITHOUT_ROOT,
      });
      stop = () => program.kill();
      await waitUntilReachable([`${origin}/readyz`], START_LIMIT_MS, new AbortController().signal);
    },
    [Symbol.dispose](): void {
      stop();
      rmSync(folder, { recursive: true });
    },
  };
}
