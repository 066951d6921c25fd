import { assembleRelease } from '../build/assembleRelease.ts';
import { runCommand } from '../processes.ts';
import { inWorkspace } from '../workspace.ts';

/** `npm run build`: builds every brand and the web server, with the Nx cache, and assembles them in `dist/release`. */
export async function build(): Promise<number> {
  const targets = ['run-many', '--targets=build', '--outputStyle=static'];
  const code = await runCommand('nx', targets, { NX_TUI: 'false' });
  if (code === 0) assembleRelease(inWorkspace('dist/release'));
  return code;
}
