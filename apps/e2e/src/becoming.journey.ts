import { expect, test } from './journey.ts';
import { watchingOn } from './watching.ts';

test.describe('becoming a customer', () => {
  test('SIGNUP-01 SIGNUP-04 PAY-01 PAY-09 AUTH-42 AUTH-54 from the choice to the first picture, and charged once', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    // Who has no voucher is answered 404.
    expectConsoleError(/customer\/activeVoucherInfo$/);
    // The page that is loaded anew below may have just begun to renew the token for what he has bought. The one after it finds that
    // used up, and signs him in by his session.
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
    // He loads the page anew before the answer is there. It comes to the page that he leaves, which gets to the receipt and asks for
    // a token there before the next page has come.
    const left = Promise.withResolvers<void>();
    await page.route(/\/subscription\/change\?/, async (route) => {
      await left.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(/\/subscription\/change\?/);
    await page.getByRole('button', { name: 'Betal' }).dblclick();
    await sent;
    await page.route(page.url(), async (route) => {
      const renewal = page.waitForRequest(/\/token$/);
      left.resolve();
      await renewal;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
    await expect(page).toHaveURL(/\/package\/new\/receipt$/);
    await expect.poll(async () => (await platform.charges(email)).length).toBe(1);

    // His token is renewed for what he has bought; a document that is left meanwhile leaves the next one a token that is used up.
    await page.waitForLoadState('networkidle');
    await page.goto('/film/isfront');
    await page.getByRole('link', { name: 'Se nå: SkyShowtime' }).click();
    await watchingOn(page).expectPlaysOn(1);
    expect(await platform.charges(email)).toHaveLength(1);
  });
});
