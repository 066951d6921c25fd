import { expect, expectAccessible, test } from '../support/fixtures.ts';

const NUMBER = '912 34 567';
const EMAIL = 'vipps-91234567@kunde.test';

// Both brands behave the same, so one is tested.
test.describe('the wallet on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('SIGNUP-02 SIGNUP-06 PAY-01 PAY-12 a customer signs up and pays by wallet: cancelled there, cancelled in the shop, left pending and approved elsewhere', async ({
    page,
    browser,
    platform,
    addresses,
    expectConsoleError,
  }) => {
    expectConsoleError(/customer\/activeVoucherInfo$/);
    await page.goto('/bli-kunde?productIds=mye');
    await page.getByRole('link', { name: 'Gå videre' }).click();
    await page.getByRole('button', { name: 'Fortsett med Vipps' }).click();
    await page.getByRole('link', { name: 'Avbryt' }).click();
    await expect(page.getByText('Innloggingen med Vipps ble avbrutt')).toBeVisible();

    await page.getByRole('button', { name: 'Fortsett med Vipps' }).click();
    await page.getByLabel('Mobilnummer').fill(NUMBER);
    await page.getByRole('button', { name: 'Fortsett' }).click();
    await expect(page.getByText('Vipps har bekreftet hvem du er')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /^Jeg godtar/ }).check();
    await page.getByRole('button', { name: 'Opprett konto' }).click();

    await page.getByRole('radio', { name: 'Vipps' }).check();
    await page.getByRole('button', { name: 'Betal' }).click();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByText('Du avbrøt betalingen i Vipps, og er ikke trukket')).toBeVisible();

    await page.getByRole('radio', { name: 'Vipps' }).check();
    await page.getByRole('button', { name: 'Betal' }).click();
    await page.getByRole('link', { name: 'Gå tilbake uten å svare' }).click();
    await expect(page.getByRole('heading', { name: 'Vi venter på svar fra Vipps' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Avbryt og betal på en annen måte' }).click();
    await expect(page.getByText('Du avbrøt betalingen i Vipps, og er ikke trukket')).toBeVisible();

    await page.getByRole('radio', { name: 'Vipps' }).check();
    await page.getByRole('button', { name: 'Betal' }).click();
    await page.getByRole('link', { name: 'Gå tilbake uten å svare' }).click();
    await page.getByRole('link', { name: 'Åpne Vipps' }).click();
    await page.getByRole('link', { name: 'Gå tilbake uten å svare' }).click();
    await expect(page.getByRole('heading', { name: 'Vi venter på svar fra Vipps' })).toBeVisible();
    expect(await platform.charges(EMAIL)).toEqual([]);

    const telephone = await browser.newContext();
    const wallet = await telephone.newPage();
    await wallet.goto(addresses.wallet);
    await wallet.getByLabel('Mobilnummer').fill(NUMBER);
    await wallet.getByRole('button', { name: 'Fortsett' }).click();
    await wallet.getByRole('button', { name: 'Godkjenn' }).click();
    await telephone.close();
    await expect(page.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
    expect(await platform.charges(EMAIL)).toMatchObject([{ provider: 'Vipps', status: 'Settled' }]);
  });
});
