// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ViewerProvider, type Viewer } from '@tv/auth';
import { isSparedFailure } from '@tv/ui';
import { usePlayerAhead, usePlayerLater } from './usePlayerAhead.browser.ts';

const visitor: Viewer = { kind: 'anonymous', state: 'signedOut' };
const customer: Viewer = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: '7', email: 'kari@kunde.test', cid: '7', entitlements: [] },
  isInternal: false,
};

/** A page with a play button. */
function Offering({ bring }: { readonly bring: () => Promise<unknown> }) {
  const begin = usePlayerAhead(bring);
  useEffect(() => begin(), [begin]);
  return null;
}

/** A page with cards. */
function Cards({ bring }: { readonly bring: () => Promise<unknown> }) {
  usePlayerLater(bring);
  return null;
}

function open(bring: () => Promise<unknown>, Page = Offering) {
  const root = createRoot(document.createElement('div'));
  const leave = () => act(() => root.unmount());
  onTestFinished(leave);
  const show = (viewer: Viewer) =>
    act(() =>
      root.render(
        <ViewerProvider viewer={viewer}>
          <Page bring={bring} />
        </ViewerProvider>,
      ),
    );
  return { show, leave };
}

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('usePlayerPreload', () => {
  it('preloads the player for a customer in idle time', () => {
    const bring = vi.fn(() => Promise.resolve());
    open(bring).show(customer);
    expect(bring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(bring).toHaveBeenCalledOnce();
  });

  it('preloads nothing for a visitor until they sign in', () => {
    const bring = vi.fn(() => Promise.resolve());
    const { show } = open(bring);
    show(visitor);
    vi.advanceTimersByTime(5000);
    expect(bring).not.toHaveBeenCalled();
    show(customer);
    vi.advanceTimersByTime(5000);
    expect(bring).toHaveBeenCalledOnce();
  });

  it('preloads nothing after the page was left', () => {
    const bring = vi.fn(() => Promise.resolve());
    const { show, leave } = open(bring);
    show(customer);
    leave();
    vi.advanceTimersByTime(5000);
    expect(bring).not.toHaveBeenCalled();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('with reduced data (%s) preloads it %i times', (saveData, times) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    const bring = vi.fn(() => Promise.resolve());
    open(bring).show(customer);
    vi.advanceTimersByTime(5000);
    expect(bring).toHaveBeenCalledTimes(times);
  });

  it('ERR-13 marks a failed preload as non-critical', async () => {
    const failure = new TypeError('error loading dynamically imported module');
    open(() => Promise.reject(failure)).show(customer);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isSparedFailure(failure)).toBe(true);
  });
});

describe('useDelayedPlayerPreload', () => {
  it('waits some seconds before the preload', () => {
    const bring = vi.fn(() => Promise.resolve());
    open(bring, Cards).show(customer);
    vi.advanceTimersByTime(1900);
    expect(bring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(bring).toHaveBeenCalledOnce();
  });

  it.each([1000, 2100])('preloads nothing when the page was left after %i ms', (stayedMs) => {
    const bring = vi.fn(() => Promise.resolve());
    const { show, leave } = open(bring, Cards);
    show(customer);
    vi.advanceTimersByTime(stayedMs);
    leave();
    vi.advanceTimersByTime(5000);
    expect(bring).not.toHaveBeenCalled();
  });
});
