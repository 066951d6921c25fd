/** In Chromium, local storage writes can reach other tabs later than the released lock. */
export const LOCK_RELEASE_DELAY_MS = 100;

/** Runs a task under a Web Lock, or without one where unsupported. Resolves before the lock is released. */
export function withCrossTabLock<Result>(
  page: Window,
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in page.navigator)) return run();
  return new Promise((resolve, reject) => {
    const runAndHoldLock = async () => {
      const result = run();
      resolve(result);
      await Promise.allSettled([result]);
      await new Promise((done) => page.setTimeout(done, LOCK_RELEASE_DELAY_MS));
    };
    page.navigator.locks.request(name, runAndHoldLock).catch(reject);
  });
}
