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
 * Copies the builds of the web server and all brands to a self-contained folder, with the source maps of server code
 * only. Start it with `node server.js`.
 *
 * @throws if something is not built
 */
export function assembleRelease(folder: string): void {
  const copy = (from: string, to: string, filter = (_file: string): boolean => true): void => {
    if (!existsSync(from)) throw new Error(`${path.relative(workspaceRoot, from)} is missing: npm run build`);
    cpSync(from, path.join(folder, to), { recursive: true, filter });
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copy(inWorkspace('apps/web-server/dist'), '.');
  for (const { id } of brandApps()) {
    const dist = inWorkspace('apps', id, 'dist');
    copy(`${dist}/server`, `brands/${id}/server`);
    copy(`${dist}/client`, `brands/${id}/client`, (file) => !file.endsWith('.map'));
  }
  const write = (file: string, content: object): void =>
    writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { type: 'module', engines: { node: '>=22' } });
  write('release.json', { version: productVersion(), commit: currentCommit() });
}
