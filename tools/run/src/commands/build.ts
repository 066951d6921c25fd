import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { assembleRelease } from '../build/assembleRelease.ts';
import { runCommand } from '../processes.ts';
import { inWorkspace, workspaceRoot } from '../workspace.ts';

/** Returns a CycloneDX SBOM of the production packages. */
function createSbom(): string {
  const options = ['--sbom-format', 'cyclonedx', '--omit', 'dev'];
  return execFileSync('npm', ['sbom', ...options], { cwd: workspaceRoot, encoding: 'utf8' });
}

/**
 * `npm run build`: builds every brand and the web server with the Nx cache. Writes the release to `dist/release` and its
 * SBOM to `dist/sbom.json`.
 */
export async function build(): Promise<number> {
  const targets = ['run-many', '--targets=build', '--outputStyle=static'];
  const code = await runCommand('nx', targets, { NX_TUI: 'false' });
  if (code === 0) {
    assembleRelease(inWorkspace('dist/release'));
    writeFileSync(inWorkspace('dist/sbom.json'), createSbom());
  }
  return code;
}
