import { expect, test } from '../support/fixtures.ts';

const EMAIL = 'active@kunde.test';

test('a customer changes their phone number and password, and resets a forgotten password by the email link', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn(EMAIL);
  await page.goto('/telefon');
  await page.getByLabel('Mobilnummer').fill('987 65 432');
  await page.getByLabel('Passord', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('link', { name: 'Se opplysningene dine' }).click();
  await expect(page.getByText('987 65 432')).toBeVisible();

  await page.getByRole('link', { name: 'Endre passord' }).click();
  // Waits for this page: the previous page has a section labelled `Passord`.
  await page.getByLabel('Nytt passord', { exact: true }).fill('hemmelig-1');
  await page.getByLabel('Passord', { exact: true }).fill('demo1234');
  await page.getByLabel('Nytt passord en gang til').fill('hemmelig-1');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByRole('heading', { name: 'Passordet er endret' })).toBeFocused();

  await page.getByRole('link', { name: 'Se opplysningene dine' }).click();
  await page.goto('/passord/reset');
  await page.getByLabel('E-post').fill(EMAIL);
  await page.getByRole('button', { name: 'Send lenke' }).click();
  await expect(page.getByRole('heading', { name: 'Sjekk e-posten din' })).toBeVisible();
  const link = new URL((await platform.state()).mails.at(-1)?.link ?? '');
  const token = link.searchParams.get('token') ?? 'no token';
  await page.goto(link.href);
  await expect.poll(() => page.url()).toBe(`${link.origin}/passord/reset`);
  // The token survives a reload and is sent to no server.
  await page.reload();
  await page.getByLabel('Nytt passord', { exact: true }).fill('hemmelig-2');
  await page.getByLabel('Nytt passord en gang til').fill('hemmelig-2');
  await page.getByRole('button', { name: 'Lagre' }).click();

  await expect(page.getByText('Passordet er endret. Logg inn med det nye passordet.')).toBeVisible();
  await page.getByLabel('E-post').fill(EMAIL);
  await page.getByLabel('Passord').fill('hemmelig-2');
  await page.getByLabel('Passord').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Hei, / })).toBeVisible();
  const { requests } = await platform.state();
  const leakingRequests = requests.filter(({ path, headers }) =>
    JSON.stringify([path, headers]).includes(token),
  );
  expect(leakingRequests).toEqual([]);
});
