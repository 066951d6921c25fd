import { ensureChromium } from '../ensureBrowsers.ts';
import { waitForExit, startProgram } from '../processes.ts';

/** `npm run pictures`: writes screenshots to `docs/pictures/screens`. */
export async function pictures(args: readonly string[]): Promise<number> {
  const env = { BROWSER_PATH: await ensureChromium() };
  return await waitForExit(startProgram('tools/pictures/src/main.ts', args, env));
}
