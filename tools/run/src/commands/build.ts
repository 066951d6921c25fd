import { runCommand } from '../processes.ts';

/** `npm run build`: builds every brand for production, with the Nx cache. */
export function build(): Promise<number> {
  return runCommand('nx', ['run-many', '--targets=build', '--outputStyle=static'], { NX_TUI: 'false' });
}
