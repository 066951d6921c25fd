import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const CUSTOMER = 'pending-payment-info@kunde.test';
const PURCHASE = '/min-konto/kjøp?productIds=mye';

const cardIn = (page: Page) => page.frameLocator('iframe[title="Kortopplysninger"]');
const payButton = (page: Page) => page.getByRole('button', { name: 'Betal' });

async function fill(page: Page, number: string): Promise<void> {
  const card = cardIn(page);
  await card.getByLabel('Kortnummer').fill(number);
  await card.getByLabel('Utløpsdato').fill('12/30');
  await card.getByLabel('CVC').fill('123');
}

// Both brands behave the same, so one is tested.
test.describe('paying by card', () => {
  test('PAY-14 PAY-15 PAY-20 PAY-21 PAY-22 each rejected card shows its reason, and an accepted card after them is charged once', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    // The browser logs the rejected request.
    expectConsoleError(/customer\/subscription\/change/);
    expectConsoleError(/customer\/activeVoucherInfo$/);
    await signIn(CUSTOMER);
    await page.goto(PURCHASE);
    const problem = page.getByRole('main').getByRole('alert');
    for (const [number, sentence] of [
      ['4000 0000 0000 0002', 'Betalingen gikk ikke gjennom'],
      ['4000 0056 5566 5556', 'kort som er utstedt i Norge'],
      ['4000 0000 0000 9995', 'Banken avviste kortet'],
      ['4000 0000 0000 0101', 'støtter ikke sikker betaling'],
    ] as const) {
      await fill(page, number);
      await payButton(page).click();
      await expect(problem).toContainText(sentence);
      // The order and the card number stay.
      await expect(page.getByText('Oppsummering')).toBeVisible();
      await expect(cardIn(page).getByLabel('Kortnummer')).toHaveValue(number);
    }

    await fill(page, '4000 0000 0000 3220');
    await payButton(page).click();
    await cardIn(page).getByLabel('Engangskode').fill('4321');
    await cardIn(page).getByRole('button', { name: 'Bekreft' }).click();
    await expect(problem).toContainText('Banken fikk ikke bekreftet at det er deg');
    await payButton(page).click();
    await cardIn(page).getByRole('button', { name: 'Avbryt' }).click();
    await expect(problem).toContainText('Banken fikk ikke bekreftet at det er deg');
    await payButton(page).click();
    await cardIn(page).getByLabel('Engangskode').fill('1234');
    await cardIn(page).getByRole('button', { name: 'Bekreft' }).click();
    await expect(page).toHaveURL(/\/package\/new\/receipt$/);
    const charges = await platform.charges(CUSTOMER);
    expect(charges.filter(({ status }) => status === 'Settled')).toHaveLength(1);
  });

  test('two tabs with the same purchase charge once, and both show the receipt', async ({
    page,
    context,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/customer\/activeVoucherInfo$/);
    await signIn(CUSTOMER);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(PURCHASE);
      await fill(tab, '4111 1111 1111 1111');
    }
    await platform.addFault({ operationId: 'changeSubscription', latencyMs: 500 });
    await payButton(page).click();
    await payButton(other).click();
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/package\/new\/receipt$/);
    expect(await platform.charges(CUSTOMER)).toHaveLength(1);
  });

  test('a slow bank response charges once, also when the customer leaves and returns meanwhile', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/customer\/activeVoucherInfo$/);
    await signIn(CUSTOMER);
    await page.goto(PURCHASE);
    await fill(page, '4000 0000 0000 0119');
    const sent = page.waitForRequest((request) => request.url().includes('/subscription/change?'));
    await payButton(page).click();
    await sent;
    await expect(page.getByText('Du trenger ikke trykke igjen')).toBeVisible();
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
    await payButton(page).click({ force: true });
    await cardIn(page).getByLabel('CVC').press('Enter');

    await page.goto('/min-konto');
    await expect(page.getByText('Det tar som regel bare noen sekunder')).toBeVisible();
    await page.goto(PURCHASE);
    await expect(page.getByRole('status').getByText('Betalingen er i gang')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    expect(await platform.charges(CUSTOMER)).toEqual([]);
    await expect(page).toHaveURL(/\/package\/new\/receipt$/);
    const charges = await platform.charges(CUSTOMER);
    expect(charges.map(({ status }) => status)).toEqual(['Settled']);
  });
});
