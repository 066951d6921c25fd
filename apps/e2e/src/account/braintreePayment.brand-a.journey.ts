import type { Page } from '@playwright/test';
import { mockBraintree } from '../support/braintreeMock.ts';
import { overrideConfig, expect, submitSignIn, test } from '../support/fixtures.ts';

const field = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).getByLabel(title);

// The local server's CSP allows the local card form only. The requests of Braintree's form are compared with
// its CSP at the end.
test.use({ bypassCSP: true });

test('the customer enters a card in Braintree’s fields, passes 3-D Secure and is charged once', async ({
  page,
  platform,
  addresses,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 500/);
  expectConsoleError(/customer\/activeVoucherInfo$/);
  const email = 'pending-payment-info@kunde.test';
  const hosts = await mockBraintree(page);
  await overrideConfig(page, { payment: { cardForm: 'braintree' } });
  hosts.isDown = true;
  await page.goto('/min-konto/kjøp', { waitUntil: 'commit' });
  await submitSignIn(page, email);

  await test.step('a gateway that is down shows an error, and the form loads on retry', async () => {
    await expect(page.getByText('Vi fikk ikke hentet kortskjemaet')).toBeVisible();
    hosts.isDown = false;
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(field(page, 'Kortnummer')).toBeVisible();
    const frames = page.locator('iframe[name^="braintree-hosted-field"]');
    await expect(frames).toHaveCount(3);
    // Otherwise they would be white in a dark theme, with light text.
    await expect(frames.first()).toHaveCSS('color-scheme', 'light');
  });

  const pay = () => page.getByRole('button', { name: 'Betal', exact: true }).click();
  await test.step('each empty field shows an error, and the first gets the focus', async () => {
    await pay();
    await expect(page.getByText('Skriv kortnummeret')).toBeVisible();
    await expect(field(page, 'Kortnummer')).toBeFocused();
    await expect(field(page, 'CVC')).toHaveAttribute('aria-invalid', 'true');
  });

  await field(page, 'Kortnummer').fill('4111 1111 1111 1111');
  await field(page, 'Utløpsdato').fill('12/30');
  await field(page, 'CVC').fill('123');
  await expect(page.getByText(/^Skriv /)).toHaveCount(0);

  await test.step('refuses a card without liability shift', async () => {
    hosts.bank = { isLiabilityShiftPossible: false };
    await pay();
    await expect(page.getByText('Kortet støtter ikke sikker betaling på nett')).toBeVisible();
  });

  hosts.bank = { hasChallenge: true };
  for (const answer of ['Lukk banken', 'Avvis i banken']) {
    await test.step(`${answer}: does not charge, and the customer can retry`, async () => {
      await pay();
      await expect(page.getByText('Banken din ber deg bekrefte at det er deg.')).toBeVisible();
      await page.getByRole('button', { name: answer }).click();
      await expect(page.getByText('Banken fikk ikke bekreftet at det er deg')).toBeVisible();
      expect(await platform.charges(email)).toEqual([]);
    });
  }

  await test.step('charges once when 3-D Secure succeeds', async () => {
    const card = {
      clientToken: hosts.getPlatformToken(),
      number: '4111111111111111',
      expiry: '12/30',
      cvc: '123',
    };
    const { host, port } = new URL(addresses.card);
    // An IP address: Node does not resolve names under localhost.
    const postToPlatform = async (path: string, data: object) => {
      const answer = await page.request.post(`http://127.0.0.1:${port}/api/${path}`, {
        data,
        headers: { host },
      });
      return (await answer.json()) as { nonce: string };
    };
    hosts.nonce = (await postToPlatform('nonces', card)).nonce;
    await postToPlatform('verifications', { nonce: hosts.nonce, amount: 449 });
    await pay();
    await page.getByRole('button', { name: 'Godkjenn i banken' }).click();
    await expect(page.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
    const charges = await platform.charges(email);
    expect(charges).toHaveLength(1);
    expect(new Set(hosts.lookupAmounts)).toEqual(new Set(charges.map(({ amount }) => amount.toFixed(2))));
  });

  // Each is in the CSP for Braintree's form: see `securityHeaders.test.ts`.
  expect([...hosts.externalRequests].sort()).toEqual([
    'document https://assets.braintreegateway.com',
    'script https://songbirdstag.cardinalcommerce.com',
    'xhr https://api.sandbox.braintreegateway.com',
    'xhr https://payments.sandbox.braintree-api.com',
    'xhr https://www.paypal.com',
  ]);
});
