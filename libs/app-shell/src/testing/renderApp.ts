import type * as ReactDomClient from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import type { AnalyticsRecord } from '@tv/analytics';
import { customerFixture, FIXTURE_NOW } from '@tv/api-client/fixtures';
import { getStoredUserKey } from '@tv/auth/storedUserKey';
import { kari, TestIdentityProvider } from '@tv/auth/testing';
import type { Account } from '@tv/auth/testing';
import type { Brand, RuntimeConfig } from '@tv/config';
import { createFakeNetwork, glimt, standardResponses, testConfig } from '@tv/test-world';
import type { FakeNetwork, ResponseTable } from '@tv/test-world';
import { createClock } from '@tv/time';
import { STATE_ELEMENT_ID, type DehydratedState } from '../bootstrap/rehydrateStore.browser.ts';
import { setSignedInHint } from '../bootstrap/signedInHint.browser.ts';
import { startBrandApp } from '../index.ts';
import { fakeBrowser } from './fakeBrowser.ts';
import type { FakeBrowser } from './fakeBrowser.ts';
import { startSocketServer } from './startSocketServer.ts';
import type { SocketServer } from './startSocketServer.ts';

/** React roots to unmount after the test. */
const roots = vi.hoisted(() => new Set<{ unmount(): void }>());

vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof ReactDomClient>();
  const track = <Root extends { unmount(): void }>(root: Root): Root => {
    roots.add(root);
    return root;
  };
  return {
    ...client,
    createRoot: (...args: Parameters<typeof client.createRoot>) => track(client.createRoot(...args)),
    hydrateRoot: (...args: Parameters<typeof client.hydrateRoot>) => track(client.hydrateRoot(...args)),
  };
});

export interface RenderAppOptions {
  /** `glimt` by default. */
  readonly brand?: Brand;
  readonly path?: string;
  /** Added to `standardResponses`. */
  readonly responses?: ResponseTable;
  /** Whether tokens of `kari` are stored. */
  readonly isSignedIn?: boolean;
  /** The session at the identity provider; `kari` with `isSignedIn`. */
  readonly providerSession?: Account;
  /** Whether third-party cookies work, so that silent renew works without refresh tokens. */
  readonly allowsThirdPartyCookies?: boolean;
  readonly config?: Partial<RuntimeConfig>;
  /** True by default. */
  readonly givesRefreshTokens?: boolean;
  readonly localStorage?: Readonly<Record<string, string>>;
  readonly sessionStorage?: Readonly<Record<string, string>>;
  /** Epoch ms; `FIXTURE_NOW` by default. */
  readonly now?: number;
  /** Whether time only passes with `advanceTime`. */
  readonly isTimeFrozen?: boolean;
  /** The parent window of a framed page. */
  readonly parent?: Pick<Window, 'postMessage'>;
  /** Whether everything is visible at once; true by default. Otherwise use `setInView`. */
  readonly isInView?: boolean;
  /** Replaces the configuration, for invalid ones. */
  readonly configText?: string;
  /** The dehydrated state in the page. */
  readonly dehydratedState?: DehydratedState;
  /** Server-rendered HTML of the root. */
  readonly serverHtml?: string;
  /** Whether the signed-in hint is set. */
  readonly hasSignedInHint?: boolean;
  /** Overrides responses of the identity provider; undefined falls through. */
  readonly onIdentityCall?: (url: string) => Promise<Response> | undefined;
  /** The previous app in the same tab: its identity provider and storage are kept. */
  readonly previousApp?: RenderedApp;
}

export interface RenderedApp extends Omit<FakeBrowser, 'close'> {
  /** Epoch ms of the device clock. */
  readonly now: () => number;
  readonly network: FakeNetwork;
  readonly provider: TestIdentityProvider;
  /** Clients connect after sign-in. */
  readonly socketServer: SocketServer;
  /** Requests, oldest first: `GET /content-layout/pages`. */
  readonly calls: () => readonly string[];
  /** The data layer, oldest first. */
  readonly analyticsEvents: () => readonly AnalyticsRecord[];
  readonly currentPath: () => string;
  /** Changes the path as a history navigation does. */
  readonly popTo: (path: string) => void;
}

/** Added for a signed-in user. */
const customerResponses: ResponseTable = {
  'GET /gateway/customer': customerFixture('Active'),
  'GET /gateway/customer/paymentCancelled': { isDeleted: false },
  'GET /gateway/contentprovider/:service': (request: Request) => {
    const services: Readonly<Record<string, unknown>> =
      customerFixture('Active').externalServicesStatus ?? {};
    return Response.json(services[request.url.split('/').at(-1) ?? '']);
  },
};

/** sessionStorage key: result of the third-party cookie test. */
const COOKIE_TEST_KEY = 'third-party-cookies';

/** Generous, since machines can be busy. */
const WAIT_TIMEOUT_MS = 10_000;

const FRAME_MS = 16;

// Before any test fakes the timers.
const realTimeout = setTimeout;

/** jsdom's animation frames hang when timers are frozen or released meanwhile, so frames use real timers. */
window.requestAnimationFrame = (draw) => Number(realTimeout(() => draw(performance.now()), FRAME_MS));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

/**
 * Retries `check` until it stops throwing, while app time is frozen. Testing Library's `waitFor` would hang: it
 * waits with the timers of the app.
 */
export async function waitInRealTime(check: () => unknown): Promise<void> {
  const end = performance.now() + WAIT_TIMEOUT_MS;
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

/** Advances time in small steps until `check` stops throwing. */
export function advanceUntil(app: Pick<RenderedApp, 'advanceTime'>, check: () => unknown): Promise<void> {
  return waitInRealTime(async () => {
    await app.advanceTime(50);
    await check();
  });
}

/** Closes the open app: there is one document, so one app at a time. */
let closeCurrent = (): Promise<void> => Promise.resolve();

/**
 * Starts a brand's app with the real `startBrandApp`, over a fake network, identity provider and socket
 * server. It is closed after the test or by the next call.
 */
export async function renderApp(options: RenderAppOptions = {}): Promise<RenderedApp> {
  const { brand = glimt, path = '/', responses = {}, isSignedIn = false, previousApp } = options;
  const now = options.now ?? previousApp?.now() ?? FIXTURE_NOW;
  await closeCurrent();
  const browser = fakeBrowser({ now, parent: options.parent, isInView: options.isInView ?? true });
  if (options.isTimeFrozen) browser.freezeTime();
  const clock = createClock();
  const socketServer = await startSocketServer();
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
  const provider =
    previousApp?.provider ?? new TestIdentityProvider(config.identity.authority, () => clock.now());
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(config.identity.authority)) return network.fetch(input, init);
    return options.onIdentityCall?.(url) ?? provider.fetch(input, init);
  });
  if (!previousApp) {
    provider.session = options.providerSession ?? (isSignedIn ? kari : undefined);
    localStorage.clear();
    sessionStorage.clear();
    provider.issuesRefreshTokens = options.givesRefreshTokens ?? true;
    if (isSignedIn) storeUser(provider, config, now);
    if (options.allowsThirdPartyCookies ?? true) sessionStorage.setItem(COOKIE_TEST_KEY, '1');
  }
  fillStorage(localStorage, options.localStorage);
  fillStorage(sessionStorage, options.sessionStorage);
  const dataLayer: AnalyticsRecord[] = [];
  vi.stubGlobal('dataLayer', dataLayer);
  openPage(path, options.configText ?? JSON.stringify(config), options);
  if (options.hasSignedInHint) setSignedInHint(document);
  closeCurrent = async () => {
    closeCurrent = () => Promise.resolve();
    for (const root of roots) root.unmount();
    roots.clear();
    // Let React finish pending work first.
    await new Promise((resolve) => setImmediate(resolve));
    await socketServer.close();
    browser.close();
    clearPage();
  };
  onTestFinished(async () => {
    await closeCurrent();
    clearCookies();
  });
  await startBrandApp(brand);
  return {
    ...browser,
    now: () => clock.now(),
    network,
    provider,
    socketServer,
    calls: () => network.requests.map(({ call }) => call),
    analyticsEvents: () => dataLayer,
    currentPath: () => `${window.location.pathname}${window.location.search}`,
    popTo(to) {
      // The format of React Router's history state.
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

/** Stores tokens as the OIDC client does after sign-in. */
function storeUser(provider: TestIdentityProvider, { identity }: RuntimeConfig, now: number) {
  const { expires_in: life, ...tokens } = provider.tokensFor(kari);
  const record = { ...tokens, profile: kari, expires_at: Math.floor(now / 1000) + life };
  localStorage.setItem(getStoredUserKey(identity), JSON.stringify(record));
}

/** Clears the document and resets its path for the next test. */
function clearPage() {
  window.history.replaceState(null, '', '/');
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}

/** Clears the cookies of a test. The apps of a test share them, as documents of a tab do. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  }
}

/** Sets up the document of a brand. */
function openPage(path: string, configText: string, { dehydratedState, serverHtml = '' }: RenderAppOptions) {
  window.history.replaceState(null, '', path);
  document.head.replaceChildren();
  const config = document.createElement('script');
  config.id = 'runtime-config';
  config.type = 'application/json';
  config.textContent = configText;
  document.head.append(config);
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = serverHtml;
  document.body.replaceChildren(root);
  if (dehydratedState) {
    const state = document.createElement('script');
    state.id = STATE_ELEMENT_ID;
    state.type = 'application/json';
    state.textContent = JSON.stringify(dehydratedState);
    document.body.append(state);
  }
}
