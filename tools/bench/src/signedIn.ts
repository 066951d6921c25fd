import type { Browser, BrowserContext } from '@playwright/test';

/** A customer for whom everything is in order. */
export const CUSTOMER = { email: 'active@kunde.test', password: 'demo1234' };

const PATIENCE_MS = 30_000;

/** What a browser keeps of somebody who has signed in. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a customer in at a brand, by the pages that viewers see. */
export async function signIn(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByLabel('E-post').fill(CUSTOMER.email);
  await page.getByLabel('Passord').fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByText('Du er logget inn.').waitFor({ timeout: PATIENCE_MS });
  const state = await context.storageState();
  await context.close();
  return state;
}
