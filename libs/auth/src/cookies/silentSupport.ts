import { parseUrl, type KeyValueStorage } from '@tv/config';

/** Session storage key: `1` if third-party cookies are allowed, `0` if they are blocked (AUTH-24). */
export const COOKIE_TEST_KEY = 'third-party-cookies';

/**
 * Whether the identity provider is on our own site, so that its cookies are first-party: equal hosts, or a
 * subdomain.
 */
export function isSameSite(origin: string, authority: string): boolean {
  const own = parseUrl(origin);
  const other = parseUrl(authority);
  if (!own || own.protocol !== other?.protocol) return false;
  const [one, two] = [own.hostname, other.hostname];
  return one === two || one.endsWith(`.${two}`) || two.endsWith(`.${one}`);
}

export interface SilentSupportOptions {
  readonly origin: string;
  readonly authority: string;
  readonly storage: KeyValueStorage;
  /**
   * Loads the test page on the other brand's host (AUTH-22, AUTH-23). The result is ignored once `signal` is
   * aborted.
   */
  readonly testCookies: (signal: AbortSignal) => Promise<boolean>;
}

/** Whether sign-in works in a hidden frame, without a page. */
export interface SilentSupport {
  /** Runs the cookie test if needed, at most once per browser session (AUTH-21). */
  readonly isSupported: () => Promise<boolean>;
  /** The result if it is known already; runs no test. */
  readonly known: () => boolean | undefined;
  /**
   * Aborts a running test before a redirect. Chromium can otherwise render the next page without a size. The
   * next `isSupported` call starts a new test.
   */
  readonly abandon: () => void;
}

/**
 * Silent sign-in needs the identity provider's cookies in a frame: same site, or third-party cookies allowed.
 */
export function createSilentSupport(options: SilentSupportOptions): SilentSupport {
  const { origin, authority, storage, testCookies } = options;
  let test: Promise<boolean> | undefined;
  let ending = new AbortController();

  const readResult = (): boolean | undefined => {
    const stored = storage.getItem(COOKIE_TEST_KEY);
    return stored === '1' || stored === '0' ? stored === '1' : undefined;
  };

  const run = async ({ signal }: AbortController): Promise<boolean> => {
    const stored = readResult();
    if (stored !== undefined) return stored;
    const isKept = await testCookies(signal).catch(() => false);
    if (signal.aborted) return false;
    storage.setItem(COOKIE_TEST_KEY, isKept ? '1' : '0');
    return isKept;
  };

  return {
    async isSupported() {
      test ??= run(ending);
      return isSameSite(origin, authority) || (await test);
    },
    known: () => isSameSite(origin, authority) || readResult(),
    abandon() {
      ending.abort();
      ending = new AbortController();
      test = undefined;
    },
  };
}
