import { run } from '../processes.ts';

/** `npm run build`: the production build of every brand. What has not changed comes from the cache. */
export function build(): Promise<number> {
  return run('nx', ['run-many', '--targets=build', '--outputStyle=static'], { NX_TUI: 'false' });
}
