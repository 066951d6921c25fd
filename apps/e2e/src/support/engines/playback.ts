import { expect } from './fixtures.ts';
import type { Tab } from './tab.ts';

const TIMEOUT_MS = 60_000;

/** Position of the page's video, in seconds of its timeline. */
export const readPosition = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

/** Waits until this many more seconds have played. */
export async function expectPlaysFor(tab: Tab, seconds: number): Promise<void> {
  const position = () => readPosition(tab);
  // 0 means not started; live positions are far from it.
  await expect.poll(position, { timeout: TIMEOUT_MS }).toBeGreaterThan(0);
  const from = await position();
  await expect.poll(position, { timeout: TIMEOUT_MS }).toBeGreaterThan(from + seconds);
}

interface MediaKeyWindow extends Window {
  mediaKeyHandlers?: Map<MediaSessionAction, MediaSessionActionHandler | null>;
}

/**
 * Records the handlers of media keys that the browser accepts, since no driver presses such keys. Lasts until the next
 * document.
 */
export const recordMediaKeyHandlers = (tab: Tab) =>
  tab.evaluate(() => {
    const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>();
    (window as MediaKeyWindow).mediaKeyHandlers = handlers;
    const setActionHandler = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    // WebKit drops what is set on the object itself.
    MediaSession.prototype.setActionHandler = (action, handler) => {
      setActionHandler(action, handler);
      handlers.set(action, handler);
    };
  });

/** Calls the recorded handler as the browser does. Throws if there is none. */
export const pressMediaKey = (tab: Tab, key: MediaSessionAction) =>
  tab.evaluate((action) => {
    const handler = (window as MediaKeyWindow).mediaKeyHandlers?.get(action);
    if (!handler) throw new Error(`No handler of ${action}`);
    handler({ action });
  }, key);

/** What the browser shows beside the media keys, and whether the video is paused. */
export const readMediaSession = (tab: Tab) =>
  tab.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    state: navigator.mediaSession.playbackState,
    isPaused: document.querySelector('video')?.paused,
  }));
