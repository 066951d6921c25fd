// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageEvents } from './pageEvents.browser.ts';

const happens = {
  'is closed': () => window.dispatchEvent(new Event('pagehide')),
  'is hidden': () => isSeen('hidden'),
  'is seen': () => isSeen('visible'),
  'is online': () => window.dispatchEvent(new Event('online')),
};

function isSeen(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a page', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['onLeaving', ['is closed', 'is hidden']],
    ['onGone', ['is closed']],
    ['onReturning', ['is seen', 'is online']],
  ] as const)('%s tells that it %j, and of nothing once nobody listens', (event, told) => {
    const listener = vi.fn();
    const end = pageEvents[event](listener);
    const whens = Object.keys(happens) as (keyof typeof happens)[];
    const heard = whens.filter((when) => {
      listener.mockClear();
      happens[when]();
      return listener.mock.calls.length > 0;
    });
    expect(heard).toEqual(told);
    end();
    listener.mockClear();
    whens.forEach((when) => happens[when]());
    expect(listener).not.toHaveBeenCalled();
  });
});
