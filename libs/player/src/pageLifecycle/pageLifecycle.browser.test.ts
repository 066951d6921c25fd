// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageLifecycle } from './pageLifecycle.browser.ts';

const triggers = {
  'is closed': () => window.dispatchEvent(new Event('pagehide')),
  'is hidden': () => setVisibility('hidden'),
  'is loaded': () => window.dispatchEvent(new PageTransitionEvent('pageshow')),
  'is restored': () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  'is visible': () => setVisibility('visible'),
  'is online': () => window.dispatchEvent(new Event('online')),
};

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('pageLifecycle', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['hidden', ['is closed', 'is hidden'], pageLifecycle.onHidden],
    ['pagehide', ['is closed'], pageLifecycle.onPageHide],
    ['restored', ['is restored'], pageLifecycle.onRestored],
    ['visible or online', ['is visible', 'is online'], pageLifecycle.onVisibleOrOnline],
  ] as const)('the page event "%s" fires when the page %j, until unsubscribed', (_, expected, subscribe) => {
    const listener = vi.fn();
    const unsubscribe = subscribe(listener);
    const whens = Object.keys(triggers) as (keyof typeof triggers)[];
    const fired = whens.filter((when) => {
      listener.mockClear();
      triggers[when]();
      return listener.mock.calls.length > 0;
    });
    expect(fired).toEqual(expected);
    unsubscribe();
    listener.mockClear();
    whens.forEach((when) => triggers[when]());
    expect(listener).not.toHaveBeenCalled();
  });
});
