import { ensureChromium } from '../ensureBrowsers.ts';
import { waitForExit, startProgram } from '../processes.ts';

/** `npm run bench`: measures performance. Arguments select benchmarks. */
export async function bench(args: readonly string[]): Promise<number> {
  const env = { BROWSER_PATH: await ensureChromium() };
  return await waitForExit(startProgram('tools/bench/src/main.ts', args, env));
}
