import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { createConsoleClient } from '@tv/platform';
import type { ConsoleClient } from '@tv/platform';
import { addressesFor } from '@tv/run';
import type { Addresses } from '@tv/run';

/** The password of every demo account. */
const PASSWORD = 'demo1234';

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
  'brand-b': { id: 'brand-b', displayName: 'Fjordvisning', headerPrefix: 'Fjordvisning', renewsSilently: false },
};

interface JourneyFixtures {
  readonly addresses: Addresses;
  readonly brand: Brand;
  /** The platform's console; faults and clock are put back after the journey. */
  readonly platform: ConsoleClient;
  /** Signs in as a demo account, by the pages that a viewer sees, and waits for the app's word. */
  readonly signIn: (email: string) => Promise<void>;
}

/** Messages on the browser's console that are the journey's own doing, such as a fault it asked for. */
export const allowedConsoleErrors: RegExp[] = [];

export const test = base.extend<JourneyFixtures>({
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
  platform: async ({ addresses }, use) => {
    const platform = createConsoleClient(addresses);
    await platform.reset();
    await use(platform);
    await platform.clearFaults();
    await platform.resetClock();
  },
  signIn: async ({ page }, use) => {
    await use(async (email) => {
      await page.goto('/');
      await signInFrom(page, email);
      await expect(page.getByText('Du er logget inn.')).toBeVisible();
    });
  },
});

/** From a page of the app to the identity provider and through its sign-in form. */
export async function signInFrom(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await fillSignIn(page, email);
}

/** The identity provider's sign-in form. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

/** A page as axe sees it: no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** A page of its own in the same browser session, as another tab. */
export async function otherTab(context: BrowserContext): Promise<Page> {
  return await context.newPage();
}

export { expect };
