import { openTabStorage } from '@tv/browser-storage/browser';
import { currentEntryKey, getSavedScroll } from './savedScroll.browser.ts';
import { captureScroll, applyScroll } from './scrollSnapshot.browser.ts';
import { storeScroll } from './scrollStorage.ts';

const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Delay before each retry (PAGE-62). */
const RETRY_DELAYS_MS: readonly number[] = [75, 175, 250];

/** Calls `attempt` until it returns true: at once, then after each delay (PAGE-62). Returns a cancel function. */
export function retryUntilDone(attempt: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  const tryOnce = () => {
    if (attempt()) return;
    const delay = RETRY_DELAYS_MS[retries++];
    if (delay !== undefined) timer = setTimeout(tryOnce, delay);
  };
  tryOnce();
  return () => clearTimeout(timer);
}

/** Restores scroll positions (PAGE-61), with retries while content loads (PAGE-62). User input cancels it. */
export function restoreScroll(page: Document): void {
  const snapshot = getSavedScroll();
  if (!snapshot) return;
  const cancelRetries = retryUntilDone(() => applyScroll(page, snapshot));
  const controller = new AbortController();
  const cancel = (): void => {
    cancelRetries();
    controller.abort();
  };
  for (const type of USER_INPUT_EVENTS) {
    page.addEventListener(type, cancel, { passive: true, signal: controller.signal });
  }
}

function isReturnVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : undefined;
  return type === 'reload' || type === 'back_forward';
}

/** Saves the scroll position on every link click. Restores it if this document was reloaded or reached by history. */
export function saveScroll(page: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Before any handler changes the page.
  page.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link) storeScroll(openTabStorage(), currentEntryKey(), captureScroll(page, link));
    },
    { capture: true, signal },
  );
  if (isReturnVisit()) restoreScroll(page);
  return () => controller.abort();
}
