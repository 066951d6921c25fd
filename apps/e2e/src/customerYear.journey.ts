import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { watchingOn } from './watching.ts';
import { wayToPayOf } from './wayToPay.ts';

const DAY_S = 24 * 3600;
const EMAIL = 'trial@kunde.test';
/** A channel that Sport Premium opens, and Mye does not. */
const LOCKED = '/watch/live/motor-nord';

/** A sum of money in a bill, in NOK. */
async function amountOf(page: Page, line: string): Promise<number> {
  const row = page.getByRole('main').locator('dl > div', { hasText: line });
  const text = (await row.locator('dd').textContent()) ?? '';
  return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
}

test('SUB-25 SUB-27 SUB-28 SUB-33 a year of a customer: nothing is charged that was not said before', async ({
  page,
  platform,
  signIn,
  brand,
  expectConsoleError,
}) => {
  // Who has no voucher is answered 404.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  // What he may not watch is refused.
  expectConsoleError(/\/playback\/motor-nord\/.*/);
  // Who pays by card is asked for an agreement with the wallet, and has none.
  expectConsoleError(/billingprovider\/vipps$/, brand.id === 'brand-b');
  // The clock moves by weeks, and nobody is to be signed out by it.
  await platform.setTokenLife(400 * DAY_S);
  const way = wayToPayOf(brand.id, page);
  const charged = async () => (await platform.charges(EMAIL)).filter(({ status }) => status === 'Settled');
  const standing = page.getByRole('region', { name: 'Slik står det til' });
  /** Lets time pass beyond the next payment, and sees how it stands then, and that this and no more was charged. */
  const passes = async (days: number, state: string, amounts: readonly number[]): Promise<void> => {
    const before = (await charged()).length;
    await platform.shiftClock(days * DAY_S * 1000);
    await page.goto('/abonnement');
    await expect(standing.getByText(state, { exact: true })).toBeVisible();
    const all = await charged();
    expect(all.slice(0, all.length - before).map(({ amount }) => amount)).toEqual(amounts);
  };
  const confirmed = async (button: string, receipt: string): Promise<void> => {
    const said = await amountOf(page, 'Å betale nå');
    const before = (await charged()).length;
    await page.getByRole('button', { name: button, exact: true }).click();
    if (said > 0) await way.approve(said);
    await expect(page).toHaveURL(new RegExp(`/package/${receipt}/receipt$`));
    await expect.poll(async () => (await charged()).length).toBe(said === 0 ? before : before + 1);
    if (said > 0) expect((await charged())[0]).toMatchObject({ amount: said, provider: way.provider });
    // The token is renewed for what has changed.
    await page.waitForLoadState('networkidle');
  };

  await signIn(EMAIL);
  await page.goto('/abonnement');
  await expect(standing.getByText('Prøveperiode', { exact: true })).toBeVisible();
  let said = await amountOf(page, 'Trekkes da');
  await passes(20, 'Aktivt', [said]);

  // From now on it is paid by what his brand's customers like best, and to change to that costs nothing.
  const before = await charged();
  await way.changeTo();
  expect(await charged()).toEqual(before);

  // More: what was locked plays without the page being loaded anew.
  await page.goto(LOCKED);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page
    .getByRole('main')
    .getByRole('link', { name: /tilgang|pakke/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bekreft endringen' })).toBeVisible();
  await confirmed('Bekreft endring', 'upgrade');
  if (way.leaves) await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('main').getByRole('link').first().click();
  await watchingOn(page).expectPlaysOn(1);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);

  // A charge fails, and the customer puts it right.
  await platform.failCharges({ code: way.refusal, email: EMAIL, times: 1 });
  await passes(31, 'Betaling mangler', []);
  await page.getByRole('link', { name: 'Betal nå' }).click();
  await way.choose();
  await confirmed('Betal', 'activate');

  // Less, from the next payment on, with a code.
  await page.goto('/min-konto/endre?productIds=litt');
  await confirmed('Bekreft endring', 'downgrade');
  await page.goto('/abonnement');
  await page.getByRole('textbox', { name: 'Rabattkode' }).fill('VINTER26');
  await page.getByRole('button', { name: 'Bruk koden' }).click();
  await page.getByRole('button', { name: 'Løs inn koden' }).click();
  await expect(page.getByText('VINTER26', { exact: true }).first()).toBeVisible();
  await expect.poll(() => amountOf(page, 'Trekkes da')).toBe(114.5);
  said = await amountOf(page, 'Trekkes da');
  await passes(31, 'Aktivt', [said]);
  await expect(page.getByRole('heading', { name: 'Litt', exact: true })).toBeVisible();

  // Stopped, it ends with the period, and costs no more.
  await page.getByRole('link', { name: 'Stopp abonnementet' }).click();
  await page.getByRole('button', { name: 'Stopp abonnementet' }).click();
  await expect(page).toHaveURL(/\/package\/cancel\/receipt$/);
  await page.waitForLoadState('networkidle');
  await passes(31, 'Avsluttet', []);

  await page.goto(LOCKED);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /tilgang|pakke/i })
      .first(),
  ).toBeVisible();

  // And he comes back.
  await page.goto('/abonnement');
  await page.getByRole('link', { name: 'Velg pakke' }).click();
  await page.getByRole('link', { name: 'Gå videre' }).click();
  await way.choose();
  await confirmed('Betal', 'new');
});
