import { exitOf, startProgram } from '../processes.ts';

/** `npm run requirements`: what the last test results prove. Arguments go to the report. */
export function requirements(args: readonly string[]): Promise<number> {
  return exitOf(startProgram('tools/requirements/src/main.ts', args));
}
