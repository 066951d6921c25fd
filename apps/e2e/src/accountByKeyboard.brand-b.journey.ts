import type { Locator } from '@playwright/test';
import { expect, tabTo, test } from './journey.ts';

const EMAIL = 'active@kunde.test';
const PASSWORD = 'demo1234';
const PIN = '4321';

// What the keyboard does is of no brand: one is enough.
test('a customer goes through his account by keyboard alone, and the focus is never lost', async ({
  page,
  context,
  expectConsoleError,
}) => {
  // Who has no voucher, and pays by card, is answered so.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  expectConsoleError(/billingprovider\/vipps$/);
  const { keyboard } = page;
  const main = page.getByRole('main');
  /** The keyboard is in the content of the page, from which it goes on. */
  const expectInside = () => expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  const arrives = async (heading: string | RegExp): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectInside();
  };
  const walkTo = async (place: Locator): Promise<void> => {
    await expect(place).toBeVisible();
    await expectInside();
    await tabTo(page, place);
  };
  const walkBackTo = async (place: Locator): Promise<void> => {
    await expectInside();
    await tabTo(page, place, 60, 'Shift+Tab');
  };
  const follow = async (place: Locator): Promise<void> => {
    await walkTo(place);
    await keyboard.press('Enter');
  };
  /** By the link at the top of each page of the account. */
  const back = async (): Promise<void> => {
    await walkBackTo(link('Min konto'));
    await keyboard.press('Enter');
    await arrives(/^Hei, /);
  };
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });

  await test.step('signs in', async () => {
    // Where modals are under trial, signing out asks first.
    await page.goto('/bli-kunde?dev=[experimentalModals]');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Logg inn' }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('E-post')).toBeFocused();
    await keyboard.type(EMAIL);
    await keyboard.press('Tab');
    await expect(page.getByLabel('Passord')).toBeFocused();
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await arrives('Velg pakken din');
    await walkBackTo(page.getByRole('banner').getByRole('link', { name: /^Min konto/ }));
    await keyboard.press('Enter');
    await arrives(/^Hei, /);
  });

  await test.step('stops, and regrets it', async () => {
    await follow(link(/^Abonnement/));
    await arrives('Abonnementet ditt');
    await follow(link('Stopp abonnementet'));
    await arrives(/stopp/i);
    await follow(button('Stopp abonnementet'));
    await arrives('Abonnementet er stoppet');
    await follow(link('Start abonnementet igjen'));
    await arrives('Start abonnementet igjen');
    await follow(button('Start abonnementet igjen'));
    await arrives('Abonnementet er i gang igjen');
    await follow(link('Min konto'));
    await arrives(/^Hei, /);
  });

  await test.step('reads an invoice', async () => {
    await follow(link(/^Betaling/));
    await arrives('Betaling');
    const open = button(/^Åpne faktura/).first();
    const opened = context.waitForEvent('page');
    await follow(open);
    const invoice = await opened;
    await expect.poll(() => invoice.url()).toMatch(/^blob:/);
    await invoice.close();
    await expect(open).toBeFocused();
    await back();
  });

  await test.step('changes his address, with an error first', async () => {
    await follow(link(/^Informasjon/));
    await arrives('Personopplysninger');
    await follow(link('Endre e-post'));
    await arrives('Endre e-post');
    await follow(button('Lagre'));
    await expect(main.getByRole('group', { name: 'Noe mangler eller er feil' })).toBeFocused();
    await follow(link('Skriv e-postadressen din'));
    await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
    await keyboard.type('astrid@kunde.test');
    await walkTo(page.getByLabel('Passord', { exact: true }));
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'E-postadressen er endret' })).toBeFocused();
    await follow(link('Se opplysningene dine'));
    await arrives('Personopplysninger');
    await expect(main.getByText('astrid@kunde.test')).toBeVisible();
    await back();
  });

  await test.step('makes a PIN, and is asked for it', async () => {
    await follow(link(/^Innstillinger/));
    await arrives('Innstillinger');
    await walkTo(page.getByLabel('Passord'));
    await keyboard.type(PASSWORD);
    await keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'PIN-kode' })).toBeFocused();
    await keyboard.type(PIN);
    await keyboard.press('Enter');
    await expect(main.getByText('Du har en PIN-kode.')).toBeVisible();
    await expectInside();
    const control = main.getByRole('switch', { name: 'Foreldrekontroll' });
    await walkTo(control);
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
