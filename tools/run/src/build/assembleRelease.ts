import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandApps } from '../brands.ts';
import { productVersion } from '../version.ts';
import { inWorkspace, workspaceRoot } from '../workspace.ts';

/** `unknown` outside a Git repository. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Copies the builds of the web server and all brands to a self-contained folder, without source maps. Start it with
 * `node server.js`.
 *
 * @throws if something is not built
 */
export function assembleRelease(folder: string): void {
  const copy = (from: string, to: string): void => {
    if (!existsSync(from)) throw new Error(`${path.relative(workspaceRoot, from)} is missing: npm run build`);
    cpSync(from, path.join(folder, to), { recursive: true, filter: (file) => !file.endsWith('.map') });
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copy(inWorkspace('apps/web-server/dist'), '.');
  for (const { id } of brandApps())
    for (const part of ['client', 'server'])
      copy(inWorkspace('apps', id, 'dist', part), `brands/${id}/${part}`);
  const write = (file: string, content: object): void =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { type: 'module' });
  write('release.json', { version: productVersion(), commit: currentCommit() });
}
