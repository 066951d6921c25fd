import { parseUrl, type KeyValueStorage } from '@tv/config';

/** Session storage key; `1` means that third-party cookies are allowed (AUTH-24). */
export const COOKIE_TEST_KEY = 'third-party-cookies';

/** Whether the identity provider's cookies are first-party: same host or a subdomain. */
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
  /** Loads the other brand's test page (AUTH-22, AUTH-23). */
  readonly testCookies: (signal: AbortSignal) => Promise<boolean>;
}

/** Whether sign-in works without a page. */
export interface SilentSupport {
  /** Runs the cookie test if needed, once per browser session (AUTH-21). */
  readonly isSupported: () => Promise<boolean>;
  /** Runs no test; undefined if unknown. */
  readonly known: () => boolean | undefined;
  /** Aborts a running test before a redirect. Otherwise Chromium can render the next page without a size. */
  readonly abandon: () => void;
}

/** Detects whether silent sign-in works: same site, or third-party cookies allowed. */
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
