import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { createConsoleClient } from '@tv/platform';
import type { ConsoleClient, ConsoleState } from '@tv/platform';
import { addressesFor, blockThirdPartyCookies } from '@tv/run';
import type { Addresses } from '@tv/run';

export const DEMO_PASSWORD = 'demo1234';

interface Brand {
  readonly id: string;
  readonly displayName: string;
  /** The `{brand}` of the request headers. */
  readonly headerPrefix: string;
  /** Whether the identity provider is same-site, as silent renew requires. */
  readonly hasSilentRenew: boolean;
}

const brands: Readonly<Record<string, Brand>> = {
  'brand-a': { id: 'brand-a', displayName: 'Glimt', headerPrefix: 'Glimt', hasSilentRenew: true },
  'brand-b': {
    id: 'brand-b',
    displayName: 'Fjordvisning',
    headerPrefix: 'Fjordvisning',
    hasSilentRenew: false,
  },
};

interface JourneyFixtures {
  readonly addresses: Addresses;
  readonly brand: Brand;
  /**
   * Resets the platform before each journey; clears faults and clock, and expects no contract violations
   * after it.
   */
  readonly platform: ConsoleClient;
  /** Signs in through the pages. */
  readonly signIn: (email: string) => Promise<void>;
  /**
   * Expects an error on the browser console. Any other error fails the journey.
   *
   * @param isRequired false if timing decides whether it occurs
   */
  readonly expectConsoleError: (pattern: RegExp, isRequired?: boolean) => void;
}

/** The session check answers 401 to visitors, which browsers log as an error. */
const VISITOR_SESSION_CHECK = /status of 401 .*\/context\/check/;

/** On timeout the journey continues and fails with its own message. */
const HYDRATION_TIMEOUT_MS = 5_000;
/** Polling on every animation frame slows down hydration. */
const HYDRATION_POLL_MS = 100;

/** Resolves when all links and buttons are hydrated, or the app failed to start. */
async function waitForHydration(page: Page): Promise<void> {
  const isReady = () => {
    const isOfReact = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const pressable = [...document.querySelectorAll('#root :is(a, button)')];
    const hasFailed = document.querySelector('#root h1')?.textContent === 'Noe gikk galt';
    const hasNotStarted = document.querySelector('body > [role="alert"]') !== null;
    const hasEnded = document.getElementById('root') === null || hasFailed || hasNotStarted;
    return hasEnded || pressable.every(isOfReact);
  };
  const options = { timeout: HYDRATION_TIMEOUT_MS, polling: HYDRATION_POLL_MS };
  await page.waitForFunction(isReady, undefined, options).catch(() => undefined);
}

/** Makes `goto` and `reload` wait for hydration, unless `goto` has `waitUntil`. */
function waitForHydrationOnNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await waitForHydration(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    await waitForHydration(page);
    return answer;
  };
}

export const test = base.extend<JourneyFixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForHydrationOnNavigation);
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from this pattern
  addresses: async ({}, use) => {
    await use(addressesFor(process.env['TV_LOCAL']));
  },
  brand: async ({ addresses, baseURL }, use) => {
    const [id = ''] = Object.entries(addresses.brands).find(([, origin]) => origin === baseURL) ?? [];
    const brand = brands[id];
    if (brand === undefined) throw new Error(`No brand at ${String(baseURL)}`);
    await use(brand);
  },
  page: async ({ page, brand }, use) => {
    if (!brand.hasSilentRenew) await blockThirdPartyCookies(page);
    await use(page);
  },
  platform: [
    async ({ addresses }, use) => {
      const platform = createConsoleClient(addresses);
      await platform.reset();
      const { accessTokenSeconds } = await platform.state();
      await use(platform);
      await platform.clearFaults();
      await platform.resetClock();
      await platform.setAccessTokenLifetime(accessTokenSeconds);
      expect((await platform.state()).drift).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (email) => {
      await page.goto('/bli-kunde');
      await signInFrom(page, email);
      await expect(page.getByText('Du er logget inn.')).toBeVisible();
    });
  },
  expectConsoleError: [
    async ({ context }, use) => {
      const expected: { readonly pattern: RegExp; readonly isRequired: boolean }[] = [];
      const errors: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (thrown) => errors.push(String(thrown.error())));
      await use((pattern, isRequired = true) => void expected.push({ pattern, isRequired }));
      const allowed = [VISITOR_SESSION_CHECK, ...expected.map(({ pattern }) => pattern)];
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
      const missed = expected.filter(
        ({ pattern, isRequired }) => isRequired && !errors.some((error) => pattern.test(error)),
      );
      expect(missed).toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in from a page of the app. */
export async function signInFrom(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await submitSignIn(page, email);
}

/** Submits the identity provider's sign-in form by keyboard. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill(DEMO_PASSWORD);
  await page.getByLabel('Passord').press('Enter');
}

/** Overrides runtime configuration from the next load on; merges nested objects. */
export async function overrideConfig(
  page: Page,
  overrides: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.addInitScript((overridesInPage) => {
    const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
    const parse = JSON.parse;
    JSON.parse = (...args: Parameters<typeof parse>) => {
      const value: unknown = parse(...args);
      if (typeof value !== 'object' || value === null || !('errorTracking' in value)) return value;
      const config = { ...value };
      for (const [key, to] of Object.entries(overridesInPage)) {
        const from: unknown = Reflect.get(config, key);
        Reflect.set(config, key, isGroup(from) && isGroup(to) ? { ...from, ...to } : to);
      }
      return config;
    };
  }, overrides);
}

/** Expects no axe violations after all animations, since a fade lowers the contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const violations = async () => {
    await page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
    const { violations } = await new AxeBuilder({ page })
      // Both options make axe six times faster. Legacy mode skips frames of other origins.
      .options({ resultTypes: ['violations'] })
      .setLegacyMode(true)
      // Focus guards of an open menu.
      .exclude('[data-base-ui-focus-guard]')
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  };
  // The page may change while axe runs.
  await expect.poll(violations).toEqual([]);
}

/** Presses Tab or Shift+Tab until the target has the focus. Throws if it never gets it. */
export async function tabTo(
  page: Page,
  target: Locator,
  maxPresses = 60,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press(key);
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`${String(target)} was not reached by ${key}`);
}

/** Reads a page's dehydrated queries, by endpoint and argument. */
export async function readDehydratedQueries(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const text = (await page.locator('#page-state').textContent()) ?? '';
  const { answers } = JSON.parse(text) as { answers: { queries: Record<string, { data: unknown }> } };
  return new Map(Object.entries(answers.queries).map(([question, { data }]) => [question, data]));
}

/** Returns whether the browser made the call, not the server. */
export function isFromBrowser({ headers }: ConsoleState['requests'][number]): boolean {
  return 'origin' in headers;
}

/** Returns the API calls received by the platform, oldest first, without preflights. */
export async function getApiCalls(
  platform: ConsoleClient,
  operationId?: string,
): Promise<ConsoleState['requests']> {
  const { requests } = await platform.state();
  return requests.filter(
    (call) =>
      call.host === 'api' &&
      call.method !== 'OPTIONS' &&
      call.operationId !== undefined &&
      (operationId === undefined || call.operationId === operationId),
  );
}

export { expect };
