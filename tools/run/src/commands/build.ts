import { writeFileSync } from 'node:fs';
import { assembleRelease } from '../build/assembleRelease.ts';
import { createSbom } from '../build/createSbom.ts';
import { readPackageLock } from '../build/packageLock.ts';
import { runCommand } from '../processes.ts';
import { inWorkspace } from '../workspace.ts';

/**
 * `npm run build`: builds every brand and the web server with the Nx cache. Writes the release to `dist/release` and its
 * SBOM to `dist/sbom.json`.
 */
export async function build(): Promise<number> {
  const targets = ['run-many', '--targets=build', '--outputStyle=static'];
  const code = await runCommand('nx', targets, { NX_TUI: 'false' });
  if (code === 0) {
    assembleRelease(inWorkspace('dist/release'));
    const sbom = createSbom(readPackageLock(), new Date());
    writeFileSync(inWorkspace('dist/sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  }
  return code;
}
