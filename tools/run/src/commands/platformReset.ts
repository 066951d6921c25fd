import { waitForExit, startProgram } from '../processes.ts';

/** `npm run platform:reset`: deletes the local platform's state; the next start seeds it. */
export function platformReset(): Promise<number> {
  return waitForExit(startProgram('tools/platform/src/reset.ts'));
}
