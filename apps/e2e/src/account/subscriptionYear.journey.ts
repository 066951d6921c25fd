import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getPaymentMethod } from '../support/paymentMethod.ts';
import { createPlayerPage } from '../support/playerPage.ts';

const DAY_S = 24 * 3600;
const EMAIL = 'trial@kunde.test';
/** Included in Sport Premium, not in Mye. */
const LOCKED_CHANNEL = '/watch/live/motor-nord';

/** In NOK. */
async function amountOf(page: Page, line: string): Promise<number> {
  const row = page.getByRole('main').locator('dl > div', { hasText: line });
  const text = (await row.locator('dd').textContent()) ?? '';
  return Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
}

test('SUB-25 SUB-27 SUB-28 SUB-33 over a year of subscription, every charge was shown before it was made', async ({
  page,
  platform,
  signIn,
  brand,
  expectConsoleError,
}) => {
  // 404: no voucher.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  // Playback without access.
  expectConsoleError(/\/playback\/motor-nord\/.*/);
  // 404: no wallet agreement.
  expectConsoleError(/billingprovider\/vipps$/, brand.id === 'brand-b');
  // The previous page may have started a token renewal. The next page gets 400 for the same refresh token, and signs in.
  expectConsoleError(/status of 400 .*\/token$/, false);
  // The user must stay signed in for months.
  await platform.setAccessTokenLifetime(400 * DAY_S);
  const paymentMethod = getPaymentMethod(brand.id, page);
  const settledCharges = async () =>
    (await platform.charges(EMAIL)).filter(({ status }) => status === 'Settled');
  const statusPanel = page.getByRole('region', { name: 'Slik står det til' });
  /** Moves the clock past a payment, and checks status and charges. */
  const advanceDays = async (days: number, state: string, amounts: readonly number[]): Promise<void> => {
    const before = (await settledCharges()).length;
    // An open page renews its token after a payment. The next navigation would abort that.
    await page.goto('about:blank');
    await platform.shiftClock(days * DAY_S * 1000);
    await page.goto('/abonnement');
    await expect(statusPanel.getByText(state, { exact: true })).toBeVisible();
    const all = await settledCharges();
    expect(all.slice(0, all.length - before).map(({ amount }) => amount)).toEqual(amounts);
  };
  const confirmOrder = async (button: string, receipt: string): Promise<void> => {
    const amountDue = await amountOf(page, 'Å betale nå');
    const before = (await settledCharges()).length;
    // A navigation during the token renewal would abort it and lose the new refresh token.
    const renewal = page.waitForResponse((response) => response.url().endsWith('/token') && response.ok());
    await page.getByRole('button', { name: button, exact: true }).click();
    if (amountDue > 0) await paymentMethod.approve(amountDue);
    await expect(page).toHaveURL(new RegExp(`/package/${receipt}/receipt$`));
    await expect
      .poll(async () => (await settledCharges()).length)
      .toBe(amountDue === 0 ? before : before + 1);
    if (amountDue > 0)
      expect((await settledCharges())[0]).toMatchObject({
        amount: amountDue,
        provider: paymentMethod.provider,
      });
    await renewal;
  };

  await signIn(EMAIL);
  await page.goto('/abonnement');
  await expect(statusPanel.getByText('Prøveperiode', { exact: true })).toBeVisible();
  let amountDue = await amountOf(page, 'Trekkes da');
  await advanceDays(20, 'Aktivt', [amountDue]);

  // Switches to the brand's payment method.
  const before = await settledCharges();
  await paymentMethod.switchTo();
  expect(await settledCharges()).toEqual(before);

  // Upgrades: the channel plays without a reload.
  await page.goto(LOCKED_CHANNEL);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page
    .getByRole('main')
    .getByRole('link', { name: /tilgang|pakke/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bekreft endringen' })).toBeVisible();
  await confirmOrder('Bekreft endring', 'upgrade');
  if (paymentMethod.isRedirect) await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByRole('main').getByRole('link').first().click();
  await createPlayerPage(page).expectPlaysFor(1);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);

  // Pays after a failed charge.
  await platform.failCharges({ code: paymentMethod.declineCode, email: EMAIL, times: 1 });
  await advanceDays(31, 'Betaling mangler', []);
  await page.getByRole('link', { name: 'Betal nå' }).click();
  await paymentMethod.fillIn();
  await confirmOrder('Betal', 'activate');

  // Downgrades from the next payment on, with a voucher.
  await page.goto('/min-konto/endre?productIds=litt');
  await confirmOrder('Bekreft endring', 'downgrade');
  await page.goto('/abonnement');
  await page.getByRole('textbox', { name: 'Rabattkode' }).fill('VINTER26');
  await page.getByRole('button', { name: 'Bruk koden' }).click();
  await page.getByRole('button', { name: 'Løs inn koden' }).click();
  await expect(page.getByText('VINTER26', { exact: true }).first()).toBeVisible();
  await expect.poll(() => amountOf(page, 'Trekkes da')).toBe(114.5);
  amountDue = await amountOf(page, 'Trekkes da');
  await advanceDays(31, 'Aktivt', [amountDue]);
  await expect(page.getByRole('heading', { name: 'Litt', exact: true })).toBeVisible();

  // Cancels at the end of the period.
  await page.getByRole('link', { name: 'Stopp abonnementet' }).click();
  await page.getByRole('button', { name: 'Stopp abonnementet' }).click();
  await expect(page).toHaveURL(/\/package\/cancel\/receipt$/);
  await page.waitForLoadState('networkidle');
  await advanceDays(31, 'Avsluttet', []);

  await page.goto(LOCKED_CHANNEL);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /tilgang|pakke/i })
      .first(),
  ).toBeVisible();

  // Subscribes again.
  await page.goto('/abonnement');
  await page.getByRole('link', { name: 'Velg pakke' }).click();
  await page.getByRole('link', { name: 'Gå videre' }).click();
  await paymentMethod.fillIn();
  await confirmOrder('Betal', 'new');
});
