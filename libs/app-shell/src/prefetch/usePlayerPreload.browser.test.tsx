// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import { isNonCritical } from '@tv/lazy';
import { usePlayerPreload, useDelayedPlayerPreload } from './usePlayerPreload.browser.ts';

const visitor: CurrentUser = { kind: 'anonymous', state: 'signedOut' };
const customer: CurrentUser = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: '7', email: 'kari@kunde.test', cid: '7', entitlements: [] },
  isInternal: false,
};

/** A page with a play button. */
function Offering({ load }: { readonly load: () => Promise<unknown> }) {
  const begin = usePlayerPreload(load);
  useEffect(() => begin(), [begin]);
  return null;
}

/** A page with cards. */
function Cards({ load }: { readonly load: () => Promise<unknown> }) {
  useDelayedPlayerPreload(load);
  return null;
}

function open(load: () => Promise<unknown>, Page = Offering) {
  const root = createRoot(document.createElement('div'));
  const leave = () => act(() => root.unmount());
  onTestFinished(leave);
  const show = (user: CurrentUser) =>
    act(() =>
      root.render(
        <CurrentUserProvider currentUser={user}>
          <Page load={load} />
        </CurrentUserProvider>,
      ),
    );
  return { show, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('usePlayerPreload', () => {
  it('preloads the player for a customer in idle time', () => {
    const load = vi.fn(() => Promise.resolve());
    open(load).show(customer);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('preloads nothing for a visitor until they sign in', () => {
    const load = vi.fn(() => Promise.resolve());
    const { show } = open(load);
    show(visitor);
    vi.advanceTimersByTime(5000);
    expect(load).not.toHaveBeenCalled();
    show(customer);
    vi.advanceTimersByTime(5000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('preloads nothing after the page was left', () => {
    const load = vi.fn(() => Promise.resolve());
    const { show, leave } = open(load);
    show(customer);
    leave();
    vi.advanceTimersByTime(5000);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('with reduced data (%s) preloads it %i times', (saveData, times) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    const load = vi.fn(() => Promise.resolve());
    open(load).show(customer);
    vi.advanceTimersByTime(5000);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it('ERR-13 marks a failed preload as non-critical', async () => {
    const failure = new TypeError('error loading dynamically imported module');
    open(() => Promise.reject(failure)).show(customer);
    await vi.advanceTimersByTimeAsync(5000);
    expect(isNonCritical(failure)).toBe(true);
  });
});

describe('useDelayedPlayerPreload', () => {
  it('waits some seconds before the preload', () => {
    const load = vi.fn(() => Promise.resolve());
    open(load, Cards).show(customer);
    vi.advanceTimersByTime(1900);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([1000, 2100])('preloads nothing when the page was left after %i ms', (stayedMs) => {
    const load = vi.fn(() => Promise.resolve());
    const { show, leave } = open(load, Cards);
    show(customer);
    vi.advanceTimersByTime(stayedMs);
    leave();
    vi.advanceTimersByTime(5000);
    expect(load).not.toHaveBeenCalled();
  });
});
