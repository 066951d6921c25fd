import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Swipe {
  /** Where on the element it starts, in 0–1 of its size; the middle by default. */
  readonly start?: Point;
  /** Distance in CSS pixels; negative is left and up. */
  readonly by: Partial<Point>;
  /** Called before the finger is lifted. */
  readonly beforeRelease?: () => Promise<void>;
}

const MOVES = 10;
const MOVE_INTERVAL_S = 0.016;
/** The finger rests before it is lifted. Otherwise the page goes on scrolling, and the browser ignores the next tap. */
const REST_S = 0.1;

/** Returns a function that swipes with one finger, from an element in the window. Chromium only. */
export async function createSwipe(page: Page): Promise<(from: Locator, swipe: Swipe) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
  return async (from, { start = { x: 0.5, y: 0.5 }, by, beforeRelease }) => {
    const box = await from.boundingBox();
    if (box === null) throw new Error(`${String(from)} is not visible`);
    const x = box.x + box.width * start.x;
    const y = box.y + box.height * start.y;
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    if (x < 0 || x >= width || y < 0 || y >= height) throw new Error(`${String(from)} is outside the window`);
    // The speed must not depend on the machine's.
    let timestamp = Date.now() / 1_000 - MOVES * MOVE_INTERVAL_S - REST_S;
    await dispatch('touchStart', timestamp, [{ x, y }]);
    for (let move = 1; move <= MOVES; move += 1) {
      const share = move / MOVES;
      timestamp += MOVE_INTERVAL_S;
      await dispatch('touchMove', timestamp, [{ x: x + share * (by.x ?? 0), y: y + share * (by.y ?? 0) }]);
    }
    await beforeRelease?.();
    await dispatch('touchEnd', timestamp + REST_S, []);
  };
}
