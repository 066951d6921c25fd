import type { CDPSession, Page } from '@playwright/test';

/** Disables JIT compilers: their code would be a quarter of the heap and hide leaks. */
export const NO_JIT_FLAG = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** Idle ms before measuring, for the browser's deferred cleanup. */
const SETTLE_MS = 5_000;

/** Measures a page's memory after garbage collection: MB of objects, and nodes, attached or detached. */
export async function measurePageMemory(
  page: Page,
  session: CDPSession,
): Promise<{ readonly megabytes: number; readonly nodes: number }> {
  // One collection may release what the next can free.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.waitForTimeout(SETTLE_MS);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { megabytes: Math.round(usedSize / 10_000) / 100, nodes };
}
