// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPlaceAgain } from './keepPlaces.browser.ts';
import { entryOf, rememberPlace } from './places.ts';

beforeEach(() => {
  vi.useFakeTimers();
  rememberPlace(window.sessionStorage, entryOf(window.history.state, '/'), {
    scrollY: 300,
    rails: [],
    element: { swimlaneId: 'a', index: 2, top: 100 },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'PAGE-62 after the viewer’s own %s nothing is tried again, and nothing listens any more',
  (move) => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const listened = vi.spyOn(document, 'addEventListener');
    showPlaceAgain(document);
    expect(scrolled).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event(move));
    vi.advanceTimersByTime(60_000);
    expect(scrolled).toHaveBeenCalledTimes(1);
    const isOver = ([, , options]: readonly unknown[]) =>
      (options as { readonly signal?: AbortSignal }).signal?.aborted;
    expect(listened.mock.calls.map(isOver)).toEqual([true, true, true, true]);
  },
);
