/**
 * For how long a tab keeps its turn after its work. A lock is with the next tab at once, what was written to local storage
 * a moment later: in two tabs of Chromium that took turns without a pause, one in five read what had been there before.
 */
export const STORED_ELSEWHERE_MS = 100;

/**
 * Runs something in one tab of all at a time, so that each finds what the one before it stored. The result is there as soon
 * as it is known. Where the browser has no locks, every tab runs for itself.
 */
export function oneTabAtATime<Result>(
  page: Window,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in page.navigator)) return run();
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const result = run();
      resolve(result);
      await Promise.allSettled([result]);
      await new Promise((done) => page.setTimeout(done, STORED_ELSEWHERE_MS));
    };
    page.navigator.locks.request(name, turn).catch(reject);
  });
}
