import type { CDPSession, Page } from '@playwright/test';

/**
 * What V8 makes of the functions that run often is left out: it is made of them sooner or later, is no more than the program
 * is, and goes when memory is short. It would be a quarter of all, and hide what is not given back.
 */
export const NO_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** So long (ms) a page rests before it is looked at: what its last change left is torn down in the browser's pauses. */
const REST_MS = 5_000;

/** What the page holds at rest when its garbage has been collected: MB of objects, and nodes, in the document or not. */
export async function liveHeap(
  page: Page,
  session: CDPSession,
): Promise<{ readonly megabytes: number; readonly nodes: number }> {
  // What was let go of by one collection may hold what only the next one finds.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.waitForTimeout(REST_MS);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { megabytes: Math.round(usedSize / 10_000) / 100, nodes };
}
