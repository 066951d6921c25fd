import { browserPath } from '../browser.ts';
import { exitOf, startProgram } from '../processes.ts';

/** `npm run bench`: measures performance. Arguments select benchmarks. */
export async function bench(args: readonly string[]): Promise<number> {
  const env = { BROWSER_PATH: await browserPath() };
  return await exitOf(startProgram('tools/bench/src/main.ts', args, env));
}
