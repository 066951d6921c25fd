import { expect, test } from '../support/fixtures.ts';

test('EXT-20 EXT-21 EXT-22 ROUTE-80 TV 2 refused at its own site can be connected again, is polled and becomes ready', async ({
  page,
  platform,
  signIn,
  addresses,
}) => {
  await signIn('services@kunde.test');
  await page.goto('/aktiver-tv2');
  await page.getByRole('button', { name: 'Koble til', exact: true }).click();
  await expect(page).toHaveURL((url) => url.origin === addresses.partner);
  await page.getByRole('button', { name: 'Avslå' }).click();

  await expect(page).toHaveURL(/\/aktiver-tv2$/);
  await expect(page.getByText('Ble du ikke ferdig hos TV 2?')).toBeVisible();
  await page.getByRole('button', { name: 'Koble til', exact: true }).click();
  await page.getByRole('button', { name: 'Koble til', exact: true }).click();

  await expect(page.getByText('Aktiveres nå')).toBeVisible();
  await platform.shiftClock(3000);
  await expect(page.getByText('Klar til bruk')).toBeVisible();
  await expect(page.getByText('Bruker hos TV 2: services@kunde.test')).toBeVisible();
});
