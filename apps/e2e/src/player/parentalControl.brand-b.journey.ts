import { getApiCalls, expect, expectAccessible, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

test('PIN-17 PIN-18 PIN-22 CARD-39 ROUTE-10 a parental limit locks cards, and a film above it requires the PIN', async ({
  page,
  platform,
  signIn,
}) => {
  const pin = page.getByRole('dialog').getByLabel('PIN-kode');
  const enterPin = async (digits: string) => {
    await pin.fill(digits);
    await pin.press('Enter');
  };
  await signIn('kids@kunde.test');
  await page.getByRole('link', { name: /^Min konto/ }).click();
  await page.getByRole('link', { name: /^Innstillinger/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Innstillinger' })).toBeVisible();
  await page.getByRole('switch', { name: 'Foreldrekontroll' }).click();
  await expect(page.getByText('Foreldrekontrollen er på')).toBeVisible();
  await page.getByRole('radio', { name: '9 år' }).check();
  await page.getByRole('button', { name: 'Lagre aldersgrense' }).click();
  await enterPin('1234');
  await expect(page.getByText('Aldersgrensen er 9 år')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Filmer', exact: true }).click();
  const locked = page.getByRole('link', { name: /låst, aldersgrense \d+ år/ }).first();
  await expect(locked).toBeVisible();

  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const pinDialog = page.getByRole('dialog', { name: 'Skriv PIN-koden' });
  await expect(pinDialog).toContainText('«Isfront» har aldersgrense 12 år');
  await enterPin('4321');
  await expect(pinDialog.getByRole('alert')).toHaveText('Feil pin');
  await expectAccessible(page);
  expect(await getApiCalls(platform, 'getPlayback')).toHaveLength(0);
  await enterPin('1234');
  await createPlayerPage(page).expectPlaysFor(1);
  await expect(pinDialog).toHaveCount(0);
});
