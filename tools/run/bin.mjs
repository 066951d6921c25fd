#!/usr/bin/env node
/**
 * Entry point of every root command. Runs on any installed Node, installs the dependencies of the lock file if
 * they are outdated, and continues in Node 24 from the npm package.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const installed = path.join(root, 'node_modules/.package-lock.json');
const wanted = path.join(root, 'package-lock.json');
const node = path.join(root, 'node_modules/node/bin/node');

const isStale =
  !existsSync(installed) || !existsSync(node) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs;
if (isStale) {
  console.log('Installing dependencies …');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
}

const child = spawn(node, [path.join(root, 'tools/run/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [path.join(root, 'node_modules/.bin'), path.dirname(node), process.env.PATH].join(path.delimiter),
    NODE_NO_WARNINGS: '1',
  },
});
// The terminal sends Ctrl-C to the child as well; exit after its orderly shutdown.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
