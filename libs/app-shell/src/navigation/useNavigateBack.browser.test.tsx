// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionProvider } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import { ClockProvider, createClock } from '@tv/time';
import { RouteChangeEffects } from './RouteChangeEffects.tsx';
import { useNavigateBack } from './useNavigateBack.browser.ts';

/** Opens a new document: the router state of the previous one is gone. */
function openAt(path: string) {
  window.history.pushState(null, '', path);
  const { tab, close } = createStoryTab({ isSignedIn: false });
  const changes: string[] = [];
  const session = { ...tab.session, handleRouteChange: (path: string) => void changes.push(path) };
  const at: string[] = [];
  let navigate: NavigateFunction = () => undefined;
  let leave: () => void = () => undefined;

  function Page() {
    const { pathname, search } = useLocation();
    navigate = useNavigate();
    leave = useNavigateBack();
    at.push(`${pathname}${search}`);
    return pathname === '/se/kanal/5' ? <Navigate to="/watch/live/5" replace /> : null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <StrictMode>
        <ClockProvider clock={createClock()}>
          <SessionProvider session={session}>
            <BrowserRouter>
              <RouteChangeEffects />
              <Page />
            </BrowserRouter>
          </SessionProvider>
        </ClockProvider>
      </StrictMode>,
    ),
  );
  return {
    changes,
    path: () => at.at(-1),
    go: (to: string, replace = false) => act(async () => await navigate(to, { replace })),
    leave: () => act(() => Promise.resolve(leave())),
    /** Navigates back and waits for the browser. */
    stepBack: (times = 1) =>
      act(async () => {
        const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        for (let time = 0; time < times; time += 1) leave();
        await popped;
      }),
    end: () => {
      act(() => root.unmount());
      close();
    },
  };
}

/** Returns a page of the app, and the next document of the same tab. */
function documents() {
  let last: ReturnType<typeof openAt> | undefined;
  const open = (path: string) => {
    last?.end();
    last = openAt(path);
    return last;
  };
  onTestFinished(() => last?.end());
  return open;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.sessionStorage.clear();
});

const CALLBACK = '/app/callback?code=1&state=2';

describe('useNavigateBack', () => {
  it('goes back in the history when the previous page is in the app', async () => {
    const { go, stepBack, path } = documents()('/film/isfront');
    await go('/watch/vod/isfront');
    const entries = window.history.length;
    await stepBack();
    expect(path()).toBe('/film/isfront');
    expect(window.history.length).toBe(entries);
  });

  it('navigates to the front page when the previous page is external', async () => {
    const { leave, path } = documents()('/watch/vod/isfront');
    await leave();
    expect(path()).toBe('/');
  });

  it('navigates to the front page after a redirect from an old path', async () => {
    const { leave, path } = documents()('/se/kanal/5');
    expect(path()).toBe('/watch/live/5');
    await leave();
    expect(path()).toBe('/');
  });

  it('navigates to the page before the sign-in', async () => {
    const open = documents();
    const before = open('/film/isfront?a=1');
    await before.go('/watch/vod/isfront');
    const after = open(CALLBACK);
    await after.go('/app/callback', true);
    await after.go('/watch/vod/isfront', true);
    await after.leave();
    expect(after.path()).toBe('/film/isfront?a=1');
  });

  it('navigates to the page before the sign-in from a page that replaced another, such as the next episode', async () => {
    const open = documents();
    const before = open('/serie/fyret');
    await before.go('/watch/vod/fyret-1');
    await before.go('/watch/vod/fyret-2', true);
    const after = open(CALLBACK);
    await after.go('/app/callback', true);
    await after.go('/watch/vod/fyret-2', true);
    await after.leave();
    expect(after.path()).toBe('/serie/fyret');
  });

  it('navigates to the front page when there was no page before the sign-in', async () => {
    const open = documents();
    open('/watch/vod/isfront');
    const after = open(CALLBACK);
    await after.go('/watch/vod/isfront', true);
    await after.leave();
    expect(after.path()).toBe('/');
  });

  it('ignores the previous page of an earlier visit', async () => {
    const open = documents();
    await open('/film/isfront').go('/watch/vod/isfront');
    const typed = open('/watch/vod/isfront');
    await typed.leave();
    expect(typed.path()).toBe('/');
  });

  it('ignores a stored page of another site', async () => {
    const open = documents();
    window.sessionStorage.setItem('previous-page', '/watch/vod/isfront\n//evil.test');
    const after = open(CALLBACK);
    await after.go('/watch/vod/isfront', true);
    await after.leave();
    expect(after.path()).toBe('/');
  });

  it('navigates once, however long the key is pressed', async () => {
    const { go, stepBack, path } = documents()('/a');
    await go('/b');
    await go('/watch/vod/isfront');
    const back = vi.spyOn(window.history, 'go');
    await stepBack(2);
    expect(back).toHaveBeenCalledOnce();
    expect(path()).toBe('/b');
  });
});

describe('the session', () => {
  it('AUTH-18 receives route changes, but not the first page', async () => {
    const { changes, go } = documents()('/watch/vod/isfront');
    expect(changes).toEqual([]);
    await go('/film/isfront?a=1#b');
    await go('/start', true);
    expect(changes).toEqual(['/film/isfront?a=1#b', '/start']);
  });

  it('AUTH-18 receives no redirect of an old path or of the sign-in callback', async () => {
    const open = documents();
    expect(open('/se/kanal/5').changes).toEqual([]);
    const back = open(CALLBACK);
    await back.go('/app/callback', true);
    await back.go('/watch/vod/isfront', true);
    expect(back.changes).toEqual([]);
    await back.go('/film/isfront');
    expect(back.changes).toEqual(['/film/isfront']);
  });
});
