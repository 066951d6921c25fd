import { openStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import { markNonCritical, runWhenIdle } from '@tv/lazy';
import { subscribeToVisibleOrOnline } from '@tv/ui/visibleOrOnline';
import { createSilentSignInSupport } from '../cookies/silentSignInSupport.ts';
import { createLazyIdentityClient } from '../identity/identityClient.ts';
import { createIdentityService } from '../identity/identityService.ts';
import { withCrossTabLock } from '../renewal/withCrossTabLock.browser.ts';
import { createSession, type Session } from './createSession.ts';
import type { SessionDeps } from './sessionDeps.ts';

interface BrowserSessionOptions extends Pick<
  SessionDeps,
  'clock' | 'reporter' | 'analytics' | 'schedule' | 'loadUserInfo'
> {
  readonly config: RuntimeConfig;
  readonly page?: Window;
}

const STORAGE_TEST_KEY = 'storage-test';

/** Keeps the cookie test out of the start. */
function waitForIdleAfterLoad(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const waitForIdle = () => runWhenIdle(resolve);
    if (page.document.readyState === 'complete') waitForIdle();
    else page.addEventListener('load', waitForIdle, { once: true });
  });
}

function canStore(page: Window): boolean {
  try {
    page.localStorage.setItem(STORAGE_TEST_KEY, '1');
    page.localStorage.removeItem(STORAGE_TEST_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Creates the session of a browser window. */
export function createBrowserSession({ page = window, ...deps }: BrowserSessionOptions): Session {
  const { identity } = deps.config;
  const { origin } = page.location;
  const sessionStorage = openStorage(() => page.sessionStorage);
  const session = createSession({
    ...deps,
    sessionStorage,
    localStorage: openStorage(() => page.localStorage),
    identity: createLazyIdentityClient(async () => {
      const oidc = await import('../identity/oidcIdentityClient.browser.ts');
      return oidc.createOidcIdentityClient(identity, () => oidc.createUserManager(identity, page));
    }),
    service: createIdentityService(identity, page.fetch.bind(page)),
    silentSignInSupport: createSilentSignInSupport({
      origin,
      authority: identity.authority,
      storage: sessionStorage,
      testCookies: async (signal) => {
        await waitForIdleAfterLoad(page);
        try {
          const { testCookiesInFrame } = await import('../cookies/cookieTest.browser.ts');
          return await testCookiesInFrame(identity.cookieTestUrl, signal, page);
        } catch (error) {
          // Sign-in falls back to a redirect.
          markNonCritical(error);
          throw error;
        }
      },
    }),
    canStore: () => canStore(page),
    runExclusive: (name, run) => withCrossTabLock(page, name, run),
    address: {
      origin,
      current: () => `${page.location.pathname}${page.location.search}${page.location.hash}`,
      replace: (path) => page.location.replace(path),
    },
  });

  const controller = new AbortController();
  const listenerOptions = { signal: controller.signal };
  page.addEventListener('storage', ({ key }) => session.handleStorageChange(key), listenerOptions);
  const unsubscribe = subscribeToVisibleOrOnline(page, () => session.wake());
  page.addEventListener('pageshow', ({ persisted }) => session.wake(persisted), listenerOptions);
  return {
    ...session,
    dispose() {
      controller.abort();
      unsubscribe();
      session.dispose();
    },
  };
}
