import { parseUrl, type KeyValueStorage } from '@tv/config';

/** Session storage key; 1 where another site's cookies are kept, 0 where they are not (AUTH-24). */
export const COOKIE_TEST_KEY = 'third-party-cookies';

/**
 * Whether the identity provider belongs to our own site, so that its cookies are no third party's: one of the
 * two hosts is the other, or lies under it.
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
  /** Session storage. */
  readonly storage: KeyValueStorage;
  /**
   * Puts the test page of the other brand's host into a frame and tells what it says (AUTH-22, AUTH-23). What it
   * tells after `signal` has been aborted is not used.
   */
  readonly testCookies: (signal: AbortSignal) => Promise<boolean>;
}

/** Whether somebody can be signed in without a page. */
export interface SilentSupport {
  /** Runs the cookie test, at most once per session (AUTH-21), and answers whether silent sign-in works. */
  readonly isSupported: () => Promise<boolean>;
  /** The answer where it is known by now; nothing is tested for it. */
  readonly known: () => boolean | undefined;
  /**
   * The page is about to leave for the identity provider. A test that is not done is given up, so that no frame of
   * another site is put in meanwhile: Chromium has been seen to show the next page without a size then. Whoever asks
   * again begins a new one.
   */
  readonly abandon: () => void;
}

/**
 * Silent sign-in works where the identity provider's cookies reach it from a frame: where it is our own site,
 * or where the browser keeps other sites' cookies.
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
