import { waitForExit, startProgram } from '../processes.ts';

/** `npm run requirements`: reports requirement coverage of the last test run. Forwards its arguments. */
export function requirements(args: readonly string[]): Promise<number> {
  return waitForExit(startProgram('tools/requirements/src/main.ts', args));
}
