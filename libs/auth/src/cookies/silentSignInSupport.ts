import { storedText, type KeyValueStorage } from '@tv/browser-storage';
import { parseUrl } from '@tv/config';

/** `1` means that third-party cookies are allowed, `0` that they are not (AUTH-24). */
export const storedCookieTest = storedText({ key: 'third-party-cookies', scope: 'tab' });

/** Returns whether the identity provider's cookies are first-party: same host or a subdomain. */
export function isSameSite(origin: string, authority: string): boolean {
  const own = parseUrl(origin);
  const other = parseUrl(authority);
  if (!own || own.protocol !== other?.protocol) return false;
  const [ownHost, providerHost] = [own.hostname, other.hostname];
  return (
    ownHost === providerHost || ownHost.endsWith(`.${providerHost}`) || providerHost.endsWith(`.${ownHost}`)
  );
}

interface SilentSignInSupportOptions {
  readonly origin: string;
  readonly authority: string;
  readonly storage: KeyValueStorage;
  /** Loads the other brand's test page (AUTH-22, AUTH-23). */
  readonly testCookies: (signal: AbortSignal) => Promise<boolean>;
}

export type SilentSignInSupport = ReturnType<typeof createSilentSignInSupport>;

/** Detects whether silent sign-in in a hidden frame works: same site, or third-party cookies allowed. */
export function createSilentSignInSupport(options: SilentSignInSupportOptions) {
  const { origin, authority, storage, testCookies } = options;
  let pendingTest: Promise<boolean> | undefined;
  let controller = new AbortController();

  const readResult = (): boolean | undefined => {
    const stored = storedCookieTest.read(storage);
    return stored === '1' || stored === '0' ? stored === '1' : undefined;
  };

  const runTest = async ({ signal }: AbortController): Promise<boolean> => {
    const stored = readResult();
    if (stored !== undefined) return stored;
    const areCookiesStored = await testCookies(signal).catch(() => false);
    if (signal.aborted) return false;
    storedCookieTest.write(storage, areCookiesStored ? '1' : '0');
    return areCookiesStored;
  };

  return {
    /** Starts the cookie test, at most once per browser session (AUTH-21), also on the same site. */
    async isSupported(): Promise<boolean> {
      pendingTest ??= runTest(controller);
      return isSameSite(origin, authority) || (await pendingTest);
    },
    /** Runs no test; undefined if unknown. */
    cachedResult: () => isSameSite(origin, authority) || readResult(),
    /** Aborts a running test before a redirect. Otherwise Chromium can render the next page without a size. */
    abort(): void {
      controller.abort();
      controller = new AbortController();
      pendingTest = undefined;
    },
  };
}
