import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { AnalyticsEvent } from '@tv/analytics';
import { createMemoryStorage, type KeyValueStorage } from '@tv/browser-storage';
import type { EnvironmentName, RuntimeConfig } from '@tv/config';
import { createClock } from '@tv/time';
import { createSilentSignInSupport } from '../cookies/silentSignInSupport.ts';
import { createIdentityService } from '../identity/identityService.ts';
import {
  createOidcIdentityClient,
  createOidcSettings,
  createRedirectNavigator,
} from '../identity/oidcIdentityClient.browser.ts';
import { getStoredUserKey } from '../identity/storedUserKey.ts';
import { createSession } from '../session/createSession.ts';
import { TestIdentityProvider, type Account } from './testIdentityProvider.ts';

export const origin = 'https://tv.example.test';

/** Cross-site, so that silent sign-in depends on the cookie test. */
export const authority = 'https://id.provider.test';

export const identityConfig: RuntimeConfig['identity'] = {
  authority,
  clientId: 'brand-a',
  scope: 'openid offline_access',
  resource: 'https://api.example.test',
  claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
  loginContextParameter: 'login_context',
  cookieTestUrl: 'https://other.example.test/cookie-test.html',
  expiringNotificationSeconds: 60,
};

/** A storage with the two extra members that oidc-client-ts needs. */
class MapStorage extends Map<string, string> implements Storage {
  [name: string]: unknown;
  get length() {
    return this.size;
  }
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
  key = (index: number) => [...this.keys()][index] ?? null;
}

/** What the tabs of a browser share: clock, local storage, locks and network. */
export class TestBrowser {
  #now = Date.UTC(2026, 10, 20, 12);
  #timers: { at: number; run: () => void }[] = [];
  #locks = new Map<string, Promise<unknown>>();
  readonly localStorage = new MapStorage();
  readonly provider: TestIdentityProvider;

  constructor(address = authority) {
    this.provider = new TestIdentityProvider(address, this.now);
  }

  readonly now = (): number => this.#now;

  readonly schedule = (run: () => void, delayMs: number): (() => void) => {
    const timer = { at: this.#now + delayMs, run };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  };

  /** Milliseconds until the next timer. */
  get msUntilNextTimer(): number | undefined {
    const times = this.#timers.map(({ at }) => at - this.#now);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Advances time and runs due timers. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((other) => other !== due);
      this.#now = Math.max(this.#now, due.at);
      due.run();
      await flushTasks();
    }
    this.#now = end;
    await flushTasks();
  }

  /** Advances time without running timers. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** Advances time while the machine is suspended: timers keep their remaining time. */
  suspend(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  readonly runExclusive = <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    const turn = (this.#locks.get(name) ?? Promise.resolve()).then(run);
    this.#locks.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

/** Waits for pending tasks. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

export interface TabOptions {
  readonly path?: string;
  readonly environment?: EnvironmentName;
  readonly e2e?: boolean;
  /** Result of the cookie test. */
  readonly keepsCookies?: boolean | Promise<boolean>;
  readonly sessionStorage?: KeyValueStorage;
  readonly loadUserInfo?: () => Promise<unknown>;
  readonly canStore?: boolean;
  /** How far the machine's clock is ahead of the servers', in milliseconds. */
  readonly clockOffsetMs?: number;
}

/** Opens a tab with a session over the real OpenID client, which records its effects. */
export function openTab(browser: TestBrowser, options: TabOptions = {}) {
  const identity = { ...identityConfig, authority: browser.provider.authority };
  const sessionStorage = options.sessionStorage ?? createMemoryStorage();
  const tab = {
    path: options.path ?? '/',
    cookieTests: 0,
    userInfoLoads: 0,
    reports: [] as string[],
    events: [] as AnalyticsEvent[],
    /** Paths that the tab navigated to. */
    sentTo: [] as string[],
  };
  const clock = createClock(() => browser.now() + (options.clockOffsetMs ?? 0));
  const session = createSession({
    config: {
      environment: options.environment ?? 'prod',
      e2e: options.e2e ?? false,
      identity,
      internalUsers: { domain: 'selskapet.test', patterns: [] },
    },
    identity: createOidcIdentityClient(identity, () => {
      const store = browser.localStorage;
      const { visit, iframeNavigator } = browser.provider;
      const settings = {
        ...createOidcSettings(identity, origin),
        userStore: new WebStorageStateStore({ store }),
        stateStore: new WebStorageStateStore({ store }),
      };
      return new UserManager(settings, createRedirectNavigator(visit), undefined, iframeNavigator);
    }),
    service: createIdentityService(identity, browser.provider.fetch),
    silentSignInSupport: createSilentSignInSupport({
      origin,
      authority: identity.authority,
      storage: sessionStorage,
      testCookies: () => {
        tab.cookieTests += 1;
        return Promise.resolve(options.keepsCookies ?? true);
      },
    }),
    clock,
    schedule: browser.schedule,
    localStorage: browser.localStorage,
    sessionStorage,
    canStore: () => options.canStore ?? true,
    runExclusive: browser.runExclusive,
    address: {
      origin,
      current: () => tab.path,
      replace: (path) => void tab.sentTo.push(path),
    },
    loadUserInfo: () => {
      tab.userInfoLoads += 1;
      return options.loadUserInfo?.() ?? Promise.resolve();
    },
    reporter: {
      error: (error, context) =>
        void tab.reports.push(`${context}: ${error instanceof Error ? error.message : String(error)}`),
      warn: (message, context) => void tab.reports.push(`${context}: ${message}`),
    },
    analytics: { push: (event) => void tab.events.push(event), flush: () => undefined },
  });
  return Object.assign(tab, { session, sessionStorage, clock });
}

/** Stores a user as oidc-client-ts does after sign-in. */
export function storeUser(browser: TestBrowser, account: Account, lifeSeconds = 3600): void {
  const { provider } = browser;
  const usual = provider.tokenLifetimeSeconds;
  provider.tokenLifetimeSeconds = lifeSeconds;
  const { expires_in: life, ...tokens } = provider.tokensFor(account);
  provider.tokenLifetimeSeconds = usual;
  browser.localStorage.setItem(
    getStoredUserKey({ authority: provider.authority, clientId: identityConfig.clientId }),
    JSON.stringify({ ...tokens, profile: account, expires_at: Math.floor(browser.now() / 1000) + life }),
  );
}

/** Reads the stored user record. */
export function readStoredRecord(browser: TestBrowser): string | null {
  const { authority: address } = browser.provider;
  return browser.localStorage.getItem(
    getStoredUserKey({ authority: address, clientId: identityConfig.clientId }),
  );
}
