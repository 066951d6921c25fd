import { exitOf, startProgram } from '../processes.ts';

/** `npm run platform:reset`: throws the local platform's state away; the next start begins from the seed. */
export function platformReset(): Promise<number> {
  return exitOf(startProgram('tools/platform/src/reset.ts'));
}
