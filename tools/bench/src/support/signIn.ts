import type { Browser, BrowserContext } from '@playwright/test';

export const CUSTOMER = { email: 'active@kunde.test', password: 'demo1234' };

const TIMEOUT_MS = 30_000;

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function signIn(browser: Browser, origin: string): Promise<StorageState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByLabel('E-post').fill(CUSTOMER.email);
  await page.getByLabel('Passord').fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByText('Du er logget inn.').waitFor({ timeout: TIMEOUT_MS });
  const state = await context.storageState();
  await context.close();
  return state;
}
