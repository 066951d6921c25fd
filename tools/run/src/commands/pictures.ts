import { browserPath } from '../browser.ts';
import { exitOf, startProgram } from '../processes.ts';

/** `npm run pictures`: writes screenshots to `docs/pictures/screens`. */
export async function pictures(args: readonly string[]): Promise<number> {
  const env = { BROWSER_PATH: await browserPath() };
  return await exitOf(startProgram('tools/pictures/src/main.ts', args, env));
}
