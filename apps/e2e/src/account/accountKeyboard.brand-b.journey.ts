import type { Locator } from '@playwright/test';
import { expect, tabTo, test } from '../support/fixtures.ts';

const EMAIL = 'active@kunde.test';
const PASSWORD = 'demo1234';
const PIN = '4321';

// Both brands behave the same, so one is tested.
test('a customer uses the account pages by keyboard alone and never loses the focus', async ({
  page,
  context,
  expectConsoleError,
}) => {
  // Expected 404s: the customer has no voucher and no wallet agreement.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  expectConsoleError(/billingprovider\/vipps$/);
  const { keyboard } = page;
  const main = page.getByRole('main');
  /** The focus is inside main. */
  const expectInside = () => expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  const expectPage = async (heading: string | RegExp): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectInside();
  };
  const tabForwardTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    await expectInside();
    await tabTo(page, target);
  };
  const tabBackTo = async (target: Locator): Promise<void> => {
    await expectInside();
    await tabTo(page, target, 60, 'Shift+Tab');
  };
  const follow = async (target: Locator): Promise<void> => {
    await tabForwardTo(target);
    await keyboard.press('Enter');
  };
  /** Follows the link at the top of each account page. */
  const back = async (): Promise<void> => {
    await tabBackTo(link('Min konto'));
    await keyboard.press('Enter');
    await expectPage(/^Hei, /);
  };
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });

  await test.step('signs in', async () => {
    // With the experimental modals, signing out asks for confirmation.
    await page.goto('/bli-kunde?dev=[experimentalModals]');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Logg inn' }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('E-post')).toBeFocused();
    await keyboard.type(EMAIL);
    await keyboard.press('Tab');
    await expect(page.getByLabel('Passord')).toBeFocused();
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expectPage('Velg pakken din');
    await tabBackTo(page.getByRole('banner').getByRole('link', { name: /^Min konto/ }));
    await keyboard.press('Enter');
    await expectPage(/^Hei, /);
  });

  await test.step('cancels and reactivates the subscription', async () => {
    await follow(link(/^Abonnement/));
    await expectPage('Abonnementet ditt');
    await follow(link('Stopp abonnementet'));
    await expectPage(/stopp/i);
    await follow(button('Stopp abonnementet'));
    await expectPage('Abonnementet er stoppet');
    await follow(link('Start abonnementet igjen'));
    await expectPage('Start abonnementet igjen');
    await follow(button('Start abonnementet igjen'));
    await expectPage('Abonnementet er i gang igjen');
    await follow(link('Min konto'));
    await expectPage(/^Hei, /);
  });

  await test.step('opens an invoice', async () => {
    await follow(link(/^Betaling/));
    await expectPage('Betaling');
    const open = button(/^Åpne faktura/).first();
    const opened = context.waitForEvent('page');
    await follow(open);
    const invoice = await opened;
    // Chromium's headless shell downloads PDF files instead of showing them.
    const downloads: string[] = [];
    invoice.on('download', (download) => downloads.push(download.url()));
    await expect.poll(() => downloads[0] ?? invoice.url()).toMatch(/^blob:/);
    await invoice.close();
    await expect(open).toBeFocused();
    await back();
  });

  await test.step('changes the email address, with a validation error first', async () => {
    await follow(link(/^Informasjon/));
    await expectPage('Personopplysninger');
    await follow(link('Endre e-post'));
    await expectPage('Endre e-post');
    await follow(button('Lagre'));
    await expect(main.getByRole('group', { name: 'Noe mangler eller er feil' })).toBeFocused();
    await follow(link('Skriv e-postadressen din'));
    await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
    await keyboard.type('astrid@kunde.test');
    await tabForwardTo(page.getByLabel('Passord', { exact: true }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'E-postadressen er endret' })).toBeFocused();
    await follow(link('Se opplysningene dine'));
    await expectPage('Personopplysninger');
    await expect(main.getByText('astrid@kunde.test')).toBeVisible();
    await back();
  });

  await test.step('sets a PIN and enters it when prompted', async () => {
    await follow(link(/^Innstillinger/));
    await expectPage('Innstillinger');
    await tabForwardTo(page.getByLabel('Passord'));
    await keyboard.type(PASSWORD);
    await keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'PIN-kode' })).toBeFocused();
    await keyboard.type(PIN);
    await keyboard.press('Enter');
    await expect(main.getByText('Du har en PIN-kode.')).toBeVisible();
    await expectInside();
    const control = main.getByRole('switch', { name: 'Foreldrekontroll' });
    await tabForwardTo(control);
    await keyboard.press('Space');
    await expect(control).toBeChecked();
    await keyboard.press('Space');
    const question = page.getByRole('dialog', { name: 'Skriv PIN-koden' });
    await expect(question.getByRole('textbox', { name: 'PIN-kode' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(control).toBeFocused();
    await keyboard.press('Space');
    await expect(question.getByRole('textbox', { name: 'PIN-kode' })).toBeFocused();
    await keyboard.type(PIN);
    await keyboard.press('Enter');
    await expect(control).not.toBeChecked();
    await expect(control).toBeFocused();
    await back();
  });

  await test.step('signs out', async () => {
    const tile = button(/^Logg ut/);
    const question = page.getByRole('dialog', { name: 'Vil du logge ut?' });
    await follow(tile);
    await expect(question.locator(':focus')).toHaveCount(1);
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(tile).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, question.getByRole('link', { name: 'Logg ut' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Du er logget ut.' })).toBeVisible();
  });
});
