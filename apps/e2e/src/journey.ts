import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { ConsoleMessage, Locator, Page } from '@playwright/test';
import { createConsoleClient } from '@tv/platform';
import type { ConsoleClient, ConsoleState } from '@tv/platform';
import { addressesFor } from '@tv/run';
import type { Addresses } from '@tv/run';

/** The password of every demo account. */
export const PASSWORD = 'demo1234';

interface Brand {
  readonly id: string;
  readonly displayName: string;
  /** The `{brand}` of the request headers. */
  readonly headerPrefix: string;
  /** Whether the identity provider is same-site, so that silent renewal works. */
  readonly renewsSilently: boolean;
}

const brands: Readonly<Record<string, Brand>> = {
  'brand-a': { id: 'brand-a', displayName: 'Glimt', headerPrefix: 'Glimt', renewsSilently: true },
  'brand-b': {
    id: 'brand-b',
    displayName: 'Fjordvisning',
    headerPrefix: 'Fjordvisning',
    renewsSilently: false,
  },
};

interface JourneyFixtures {
  readonly addresses: Addresses;
  readonly brand: Brand;
  /**
   * The platform's console. Every journey finds the platform as at its first start; afterwards faults and clock
   * are put back, and no answer of the platform may have differed from the contract.
   */
  readonly platform: ConsoleClient;
  /** Signs in as a demo account, by the pages that a viewer sees, and waits for the app's word. */
  readonly signIn: (email: string) => Promise<void>;
  /**
   * Says that an error must come on the browser's console by the journey's own doing, such as the report of a
   * fault that it asked for. Any other error there fails the journey.
   *
   * @param isCertain  false where it hangs on which of two things is first: it may come, and need not
   */
  readonly expectConsoleError: (pattern: RegExp, isCertain?: boolean) => void;
}

/** A visitor has no session at the identity provider, which the browser writes on its console as an error. */
const VISITOR_IS_NOT_SIGNED_IN = /status of 401 .*\/context\/check/;

/** Longer than any app takes to come; the journey itself says then what it finds instead. */
const COMING_MS = 5_000;

/** Resolves when the app has taken over all that can be pressed on a page that came drawn, or has said that it cannot. */
async function appIsHere(page: Page): Promise<void> {
  const isHere = () => {
    const isOfReact = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const pressable = [...document.querySelectorAll('#root :is(a, button)')];
    const hasFailed = document.querySelector('#root h1')?.textContent === 'Noe gikk galt';
    const hasNotStarted = document.querySelector('body > [role="alert"]') !== null;
    const isOver = document.getElementById('root') === null || hasFailed || hasNotStarted;
    return isOver || pressable.every(isOfReact);
  };
  await page.waitForFunction(isHere, undefined, { timeout: COMING_MS }).catch(() => undefined);
}

/**
 * Has a page that is gone to, or loaded anew, count as open only when the app is there, as for a viewer who reads before
 * he presses. With `waitUntil` it is as the page says: what is pressed earlier has a journey of its own.
 */
function openWithApp(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil === undefined) await appIsHere(page);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    await appIsHere(page);
    return answer;
  };
}

export const test = base.extend<JourneyFixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', openWithApp);
    await use(context);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from this pattern
  addresses: async ({}, use) => {
    await use(addressesFor(process.env['TV_LOCAL']));
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  brand: async ({}, use, testInfo) => {
    const brand = brands[testInfo.project.name];
    if (brand === undefined) throw new Error(`No such brand: ${testInfo.project.name}`);
    await use(brand);
  },
  platform: [
    async ({ addresses }, use) => {
      const platform = createConsoleClient(addresses);
      await platform.reset();
      const { accessTokenSeconds } = await platform.state();
      await use(platform);
      await platform.clearFaults();
      await platform.resetClock();
      await platform.setTokenLife(accessTokenSeconds);
      expect((await platform.state()).drift).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (email) => {
      // Any page has the button; this one is light.
      await page.goto('/bli-kunde');
      await signInFrom(page, email);
      await expect(page.getByText('Du er logget inn.')).toBeVisible();
    });
  },
  expectConsoleError: [
    async ({ context }, use) => {
      const expected: { readonly pattern: RegExp; readonly isCertain: boolean }[] = [];
      const errors: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (thrown) => errors.push(String(thrown.error())));
      await use((pattern, isCertain = true) => void expected.push({ pattern, isCertain }));
      const allowed = [VISITOR_IS_NOT_SIGNED_IN, ...expected.map(({ pattern }) => pattern)];
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([]);
      const missed = expected.filter(
        ({ pattern, isCertain }) => isCertain && !errors.some((error) => pattern.test(error)),
      );
      expect(missed).toEqual([]);
    },
    { auto: true },
  ],
});

/** From a page of the app to the identity provider and through its sign-in form. */
export async function signInFrom(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, email);
}

/** The identity provider's sign-in form, sent off from the keyboard. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill(PASSWORD);
  await page.getByLabel('Passord').press('Enter');
}

/** From its next start on the app of this page finds other values in its runtime configuration; of a group, only those. */
export async function configure(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((changed) => {
    const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
    const parse = JSON.parse;
    JSON.parse = (...args: Parameters<typeof parse>) => {
      const value: unknown = parse(...args);
      if (typeof value !== 'object' || value === null || !('errorTracking' in value)) return value;
      const config = { ...value };
      for (const [key, to] of Object.entries(changed)) {
        const from: unknown = Reflect.get(config, key);
        Reflect.set(config, key, isGroup(from) && isGroup(to) ? { ...from, ...to } : to);
      }
      return config;
    };
  }, change);
}

/** A page as axe sees it, once all has come to rest: half faded in, a text has half its contrast. */
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
      // Invisible stops that hold the focus inside an open menu; nobody is meant to read them.
      .exclude('[data-base-ui-focus-guard]')
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  };
  // What comes while axe looks is looked at again.
  await expect.poll(violations).toEqual([]);
}

/** Presses Tab, or Shift and Tab, until the focus is on one of these, and fails when it never gets there. */
export async function tabTo(
  page: Page,
  place: Locator,
  atMost = 60,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press(key);
    if ((await place.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`${String(place)} was not reached by ${key}`);
}

/** What the server asked while it drew a page, by endpoint and argument, as the page carries it. */
export async function servedAnswers(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const text = (await page.locator('#page-state').textContent()) ?? '';
  const { answers } = JSON.parse(text) as { answers: { queries: Record<string, { data: unknown }> } };
  return new Map(Object.entries(answers.queries).map(([question, { data }]) => [question, data]));
}

/** Whether a browser made the call; a server makes those of the pages that it draws. */
export function isFromBrowser({ headers }: ConsoleState['requests'][number]): boolean {
  return 'origin' in headers;
}

/** The calls to the services that the platform has seen, the oldest first; a browser's own questions left out. */
export async function callsTo(
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
