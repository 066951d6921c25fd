import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import type { Addresses } from '@tv/run';
import { fillCard, openPurchase, payButton, completePurchase } from './purchase.ts';

export interface Attempt {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly platform: ConsoleClient;
  readonly addresses: Addresses;
  readonly origin: string;
  /** From 0; varies the timing and kind of disturbance. */
  readonly number: number;
}

/** Charge duration on the server, and time between disturbances, ms. */
const CHARGING_MS = 500;
const STEP_MS = 220;
/** Longer than the token lifetime. */
const TOKEN_EXPIRY_MS = 2 * 3_600_000;

async function openFilledPayment({ context, origin }: Attempt): Promise<Page> {
  const page = await openPurchase(context, origin);
  await fillCard(page);
  return page;
}

/** Delays the charge, presses pay and waits; each attempt waits longer. */
async function payAndWait(page: Page, { platform, number }: Attempt): Promise<void> {
  await platform.addFault({ operationId: 'changeSubscription', latencyMs: CHARGING_MS });
  const sent = page.waitForRequest((request) => request.url().includes('/subscription/change?'));
  await payButton(page).click();
  await sent;
  await page.waitForTimeout(number * STEP_MS);
}

const LOST_ANSWERS = [
  { outage: true },
  { status: 502 },
  { cut: true },
  { status: 503 },
  { body: 'html' },
] as const;

async function payWithLostAnswer(one: Attempt, after: boolean): Promise<string> {
  const { platform, number } = one;
  const page = await openFilledPayment(one);
  const lost = LOST_ANSWERS[number % LOST_ANSWERS.length] ?? LOST_ANSWERS[0];
  await platform.addFault({ operationId: 'changeSubscription', times: 1, after, ...lost });
  await payButton(page).click();
  return completePurchase(page);
}

async function approveInOtherBrowser({ browser, addresses }: Attempt): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(addresses.wallet);
  await page.getByLabel('Mobilnummer').fill('900 00 004');
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.getByRole('button', { name: 'Godkjenn' }).click();
  await page.getByText('Ingen betalinger venter.').waitFor();
  await context.close();
}

/** Scenarios with a risk of double charges. Each returns the final path. */
export const DOUBLE_CHARGE_SCENARIOS: Readonly<Record<string, (one: Attempt) => Promise<string>>> = {
  async 'double click'(one) {
    const page = await openFilledPayment(one);
    await payButton(page).dblclick();
    return completePurchase(page);
  },

  async 'Enter twice'(one) {
    const page = await openFilledPayment(one);
    const cvc = (await fillCard(page)).getByLabel('CVC');
    await cvc.press('Enter');
    // The second press meets the frame as the first left it.
    await cvc.press('Enter', { timeout: 1_000 }).catch(() => undefined);
    return completePurchase(page);
  },

  async 'back and again'(one) {
    const page = await openFilledPayment(one);
    await payAndWait(page, one);
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForTimeout(STEP_MS);
    await page.goForward({ waitUntil: 'commit' });
    return completePurchase(page);
  },

  async 'reload while it runs'(one) {
    const page = await openFilledPayment(one);
    await payAndWait(page, one);
    await page.reload();
    return completePurchase(page);
  },

  async 'two tabs'(one) {
    const page = await openFilledPayment(one);
    const other = await openFilledPayment(one);
    await one.platform.addFault({ operationId: 'changeSubscription', latencyMs: CHARGING_MS });
    await payButton(page).click();
    await other.waitForTimeout(one.number * STEP_MS);
    await payButton(other).click();
    const [at, otherAt] = await Promise.all([completePurchase(page), completePurchase(other)]);
    return at === otherAt ? at : `${at} and ${otherAt}`;
  },

  'response lost before processing': (one) => payWithLostAnswer(one, false),

  'response lost after processing': (one) => payWithLostAnswer(one, true),

  async 'wallet approved in another browser'(one) {
    const page = await openPurchase(one.context, one.origin);
    await page.getByRole('radio', { name: 'Vipps' }).check();
    await payButton(page).click();
    await page.waitForURL(`${one.addresses.wallet}/**`);
    const back = one.number % 2 === 0 ? '/payment/vipps' : '/min-konto/kjøp?productIds=mye';
    await page.goto(`${one.origin}${back}`);
    const [at] = await Promise.all([completePurchase(page), approveInOtherBrowser(one)]);
    return at;
  },

  async 'session expired in the middle'(one) {
    const page = await openFilledPayment(one);
    // Every other attempt requires a new sign-in.
    if (one.number % 2 === 1) await one.context.clearCookies();
    await one.platform.shiftClock(TOKEN_EXPIRY_MS);
    await payButton(page).click();
    return completePurchase(page);
  },

  async 'two browsers at once'(one) {
    const page = await openFilledPayment(one);
    const context = await one.browser.newContext();
    const other = await openFilledPayment({ ...one, context });
    await one.platform.addFault({ operationId: 'changeSubscription', latencyMs: CHARGING_MS });
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const [at, otherAt] = await Promise.all([completePurchase(page), completePurchase(other)]);
    await context.close();
    return at === otherAt ? at : `${at} and ${otherAt}`;
  },
};
