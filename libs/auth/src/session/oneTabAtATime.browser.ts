/** In Chromium, local storage writes can reach other tabs later than the released lock. */
export const STORED_ELSEWHERE_MS = 100;

/** Runs a task under a Web Lock, or without one where unsupported. Resolves before the lock is released. */
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
