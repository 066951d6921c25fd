import { expect, test } from './journey.ts';

const EMAIL = 'active@kunde.test';

test('a customer changes his number and his password, forgets it, and signs in with a new one by the link', async ({
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
  await page.getByLabel('Passord', { exact: true }).fill('demo1234');
  await page.getByLabel('Nytt passord', { exact: true }).fill('hemmelig-1');
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
  // It is still there after a reload, and nothing that was asked for has been told of it.
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
  const telling = requests.filter(({ path, headers }) => JSON.stringify([path, headers]).includes(token));
  expect(telling).toEqual([]);
});
