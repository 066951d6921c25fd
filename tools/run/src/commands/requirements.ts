import { exitOf, startProgram } from '../processes.ts';

/** `npm run requirements`: reports requirement coverage of the last test run. Forwards its arguments. */
export function requirements(args: readonly string[]): Promise<number> {
  return exitOf(startProgram('tools/requirements/src/main.ts', args));
}
