import { expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

test.describe('signing up', () => {
  test('SIGNUP-01 SIGNUP-04 PAY-01 PAY-09 AUTH-42 AUTH-54 a visitor chooses a package, pays, plays a film and is charged once', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    // 404: no voucher.
    expectConsoleError(/customer\/activeVoucherInfo$/);
    // The page reloaded below may have started a renewal. The next page then finds the refresh token used and
    // signs in by the session.
    expectConsoleError(/status of 400 .*\/token$/, false);
    const email = 'ny.kunde@kunde.test';
    await page.goto('/bli-kunde');
    await page.getByRole('link', { name: 'Gå videre' }).click();
    await page.getByLabel('Fornavn').fill('Nina');
    await page.getByLabel('Etternavn').fill('Nykunde');
    await page.getByLabel('E-post', { exact: true }).fill(email);
    await page.getByLabel('Mobilnummer').fill('912 34 567');
    await page.getByLabel('Passord', { exact: true }).fill('hemmelig-1');
    await page.getByRole('checkbox', { name: /^Jeg godtar/ }).check();
    await page.getByRole('button', { name: 'Opprett konto' }).click();

    await expect(page.getByRole('heading', { name: 'Betal og kom i gang' })).toBeVisible();
    const card = page.frameLocator('iframe[title="Kortopplysninger"]');
    await card.getByLabel('Kortnummer').fill('4111 1111 1111 1111');
    await card.getByLabel('Utløpsdato').fill('12/30');
    await card.getByLabel('CVC').fill('123');
    // The old page receives the response, shows the receipt and requests a token before the new page loads.
    const pageLeft = Promise.withResolvers<void>();
    await page.route(/\/subscription\/change\?/, async (route) => {
      await pageLeft.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(/\/subscription\/change\?/);
    await page.getByRole('button', { name: 'Betal' }).dblclick();
    await sent;
    await page.route(page.url(), async (route) => {
      const renewal = page.waitForRequest(/\/token$/);
      pageLeft.resolve();
      await renewal;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
    await expect(page).toHaveURL(/\/package\/new\/receipt$/);
    await expect.poll(async () => (await platform.charges(email)).length).toBe(1);

    // Leaving during this renewal would leave a used refresh token.
    await page.waitForLoadState('networkidle');
    await page.goto('/film/isfront');
    await page.getByRole('link', { name: 'Se nå: SkyShowtime' }).click();
    await createPlayerPage(page).expectPlaysFor(1);
    expect(await platform.charges(email)).toHaveLength(1);
  });
});
