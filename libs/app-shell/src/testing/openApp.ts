import type * as ReactDomClient from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import type { AnalyticsRecord } from '@tv/analytics';
import { customerFixture, FIXTURE_NOW } from '@tv/api-client/fixtures';
import { storedUserKey } from '@tv/auth/storedUser';
import { kari, TestProvider } from '@tv/auth/testing';
import type { Account } from '@tv/auth/testing';
import type { Brand, RuntimeConfig } from '@tv/config';
import { createFakeNetwork, glimt, standardResponses, testConfig } from '@tv/test-world';
import type { FakeNetwork, ResponseTable } from '@tv/test-world';
import { createClock } from '@tv/time';
import { startBrandApp } from '../index.ts';
import { SERVED_ELEMENT, type ServedPage } from '../startup/servedPage.browser.ts';
import { setViewerMark } from '../startup/viewerMark.ts';
import { fakeBrowser } from './fakeBrowser.ts';
import type { FakeBrowser } from './fakeBrowser.ts';
import { openSocketServer } from './socketServer.ts';
import type { SocketServer } from './socketServer.ts';

/** Roots that apps have drawn into, to be ended with their test: the app itself stands as long as its page. */
const roots = vi.hoisted(() => new Set<{ unmount(): void }>());

vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof ReactDomClient>();
  const kept = <Root extends { unmount(): void }>(root: Root): Root => {
    roots.add(root);
    return root;
  };
  return {
    ...client,
    createRoot: (...args: Parameters<typeof client.createRoot>) => kept(client.createRoot(...args)),
    hydrateRoot: (...args: Parameters<typeof client.hydrateRoot>) => kept(client.hydrateRoot(...args)),
  };
});

export interface AppOptions {
  /** `glimt` by default. */
  readonly brand?: Brand;
  /** Path and query that the page is opened at. */
  readonly path?: string;
  /** What the network answers, beside the quiet service of `standardResponses`. */
  readonly responses?: ResponseTable;
  /** Whether the tokens of `kari` lie in the browser from before. */
  readonly isSignedIn?: boolean;
  /** Who has a session at the identity provider; with `isSignedIn` she has one. */
  readonly session?: Account;
  /** Whether the browser is known to keep cookies of other sites, so that tokens can be renewed without a page. */
  readonly keepsCookies?: boolean;
  readonly config?: Partial<RuntimeConfig>;
  /** Whether the identity provider gives refresh tokens, by which tokens are renewed anywhere; it does by default. */
  readonly givesRefreshTokens?: boolean;
  readonly localStorage?: Readonly<Record<string, string>>;
  readonly sessionStorage?: Readonly<Record<string, string>>;
  /** Epoch milliseconds; the instant that the fixtures are made around by default. */
  readonly now?: number;
  /** Whether time only passes when it is let pass, from the first moment on. */
  readonly isTimeHeld?: boolean;
  /** What the window around the page is told, where the page is in a frame. */
  readonly parent?: Pick<Window, 'postMessage'>;
  /** Whether all of the page is in view at once, however long it is; it is by default. Else see `show`. */
  readonly isInView?: boolean;
  /** The text of the configuration in the page, where it is not to be one that works. */
  readonly configText?: string;
  /** What the page carries that a server drew, though nothing of what it drew. */
  readonly served?: ServedPage;
  /** The HTML that a server drew into the page. */
  readonly drawn?: string;
  /** Whether the page was marked before as one of somebody who was signed in when he left. */
  readonly isMarked?: boolean;
  /** Answers the identity provider's calls in its place, where it says something. */
  readonly onIdentityCall?: (url: string) => Promise<Response> | undefined;
  /** The app that stood in the same tab before: its provider and all that it stored are still there. */
  readonly after?: OpenedApp;
}

/** An app that runs, and the world around it. */
export interface OpenedApp extends Omit<FakeBrowser, 'close'> {
  /** Epoch milliseconds, as the machine shows them. */
  readonly now: () => number;
  readonly network: FakeNetwork;
  readonly provider: TestProvider;
  /** Where the socket leads; there is one as soon as somebody is signed in. */
  readonly socketServer: SocketServer;
  /** What was asked, oldest first: `GET /content-layout/pages`. */
  readonly calls: () => readonly string[];
  /** What the tag manager finds, oldest first. */
  readonly events: () => readonly AnalyticsRecord[];
  /** Path and query that the viewer is at. */
  readonly at: () => string;
  /** Another path, as when the viewer takes a step in the history that leads there. */
  readonly goTo: (path: string) => void;
}

/** What a customer's calls get beside what anybody's get. */
const customerResponses: ResponseTable = {
  'GET /gateway/customer': customerFixture('Active'),
  'GET /gateway/customer/paymentCancelled': { isDeleted: false },
  'GET /gateway/contentprovider/:service': (request: Request) => {
    const services: Readonly<Record<string, unknown>> =
      customerFixture('Active').externalServicesStatus ?? {};
    return Response.json(services[request.url.split('/').at(-1) ?? '']);
  },
};

/** Session storage key: what the test of other sites' cookies has found. */
const COOKIE_TEST_KEY = 'third-party-cookies';

/** For how long (ms) an app may take to do what is expected of it; machines are busy at times. */
const PATIENCE_MS = 10_000;

const FRAME_MS = 16;

// Taken before any test puts the clock in its hands.
const realTimeout = setTimeout;

/**
 * Frames of our own: those of jsdom stand still for good where the time was held while one was waited for, or let go while one
 * was, and then nothing that is drawn once a frame ever comes.
 */
window.requestAnimationFrame = (draw) => Number(realTimeout(() => draw(performance.now()), FRAME_MS));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

/**
 * Waits, in the time of the test itself, until `check` no longer throws. The app's time stands still meanwhile where it is
 * held, which `expect.poll` would not leave alone.
 */
export async function until(check: () => unknown): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
}

/**
 * Lets an app's time pass, where it is held, little by little until `check` no longer throws: what comes in a part of its
 * own is drawn a moment after it has come.
 */
export function passUntil(app: Pick<OpenedApp, 'pass'>, check: () => unknown): Promise<void> {
  return until(async () => {
    await app.pass(10);
    await check();
  });
}

/** Ends the app that is open, and what is around it: there is one document, and so one at a time. */
let closeCurrent = (): Promise<void> => Promise.resolve();

/**
 * Opens a page of a brand as a browser would, and starts the app in it: the real `startBrandApp` with all that it is
 * composed of, over a network, an identity provider and a socket server of its own. It is over with the test, or when the
 * next one is opened.
 */
export async function openApp(options: AppOptions = {}): Promise<OpenedApp> {
  const { brand = glimt, path = '/', responses = {}, isSignedIn = false, after } = options;
  const now = options.now ?? after?.now() ?? FIXTURE_NOW;
  await closeCurrent();
  const browser = fakeBrowser({ now, parent: options.parent, isInView: options.isInView ?? true });
  if (options.isTimeHeld) browser.holdTime();
  const clock = createClock();
  const socketServer = await openSocketServer();
  const config: RuntimeConfig = {
    ...testConfig,
    errorTracking: { enabled: true, percentage: 100 },
    ...options.config,
    services: { ...testConfig.services, ...options.config?.services, realtime: socketServer.url },
  };
  const network = createFakeNetwork(config, {
    ...standardResponses,
    ...(isSignedIn ? customerResponses : {}),
    ...responses,
  });
  const provider = after?.provider ?? new TestProvider(config.identity.authority, () => clock.now());
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(config.identity.authority)) return network.fetch(input, init);
    return options.onIdentityCall?.(url) ?? provider.fetch(input, init);
  });
  if (!after) {
    provider.session = options.session ?? (isSignedIn ? kari : undefined);
    localStorage.clear();
    sessionStorage.clear();
    provider.givesRefreshTokens = options.givesRefreshTokens ?? true;
    if (isSignedIn) storeUser(provider, config, now);
    if (options.keepsCookies ?? true) sessionStorage.setItem(COOKIE_TEST_KEY, '1');
  }
  fillStorage(localStorage, options.localStorage);
  fillStorage(sessionStorage, options.sessionStorage);
  const dataLayer: AnalyticsRecord[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  openPage(path, options.configText ?? JSON.stringify(config), options);
  if (options.isMarked) setViewerMark(document);
  closeCurrent = async () => {
    closeCurrent = () => Promise.resolve();
    for (const root of roots) root.unmount();
    roots.clear();
    // What React still has to say is said before anything else begins.
    await new Promise((resolve) => setImmediate(resolve));
    await socketServer.close();
    browser.close();
  };
  onTestFinished(() => closeCurrent());
  await startBrandApp(brand);
  return {
    ...browser,
    now: () => clock.now(),
    network,
    provider,
    socketServer,
    calls: () => network.requests.map(({ call }) => call),
    events: () => dataLayer,
    at: () => `${window.location.pathname}${window.location.search}`,
    goTo(to) {
      // As the router numbers and names its own entries.
      const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
      const state = { usr: null, key: crypto.randomUUID(), idx: idx + 1 };
      window.history.pushState(state, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    },
  };
}

function fillStorage(storage: Storage, entries: Readonly<Record<string, string>> = {}) {
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
}

/** Leaves the tokens that the OpenID client would have left after a sign-in. */
function storeUser(provider: TestProvider, { identity }: RuntimeConfig, now: number) {
  const { expires_in: life, ...tokens } = provider.tokensFor(kari);
  const record = { ...tokens, profile: kari, expires_at: Math.floor(now / 1000) + life };
  localStorage.setItem(storedUserKey(identity), JSON.stringify(record));
}

/** The document as the brand's page is, with nothing of an earlier one. */
function openPage(path: string, configText: string, { served, drawn = '' }: AppOptions) {
  window.history.replaceState(null, '', path);
  document.head.replaceChildren();
  const config = document.createElement('script');
  config.id = 'runtime-config';
  config.type = 'application/json';
  config.textContent = configText;
  document.head.append(config);
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = drawn;
  document.body.replaceChildren(root);
  if (served) {
    const state = document.createElement('script');
    state.id = SERVED_ELEMENT;
    state.type = 'application/json';
    state.textContent = JSON.stringify(served);
    document.body.append(state);
  }
}
