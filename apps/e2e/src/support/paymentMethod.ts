import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface PaymentMethod {
  readonly provider: 'Card' | 'Vipps';
  /** Whether it leaves the site and returns. */
  readonly isRedirect: boolean;
  /** Error code of a declined charge. */
  readonly declineCode: string;
  /** Makes it the customer's payment method, if it is not. */
  readonly switchTo: () => Promise<void>;
  /** Selects it and fills in its fields. */
  readonly fillIn: () => Promise<void>;
  /** Approves the amount (NOK), if required. */
  readonly approve: (amount: number) => Promise<void>;
}

function card(page: Page): PaymentMethod {
  const nothing = () => Promise.resolve();
  return {
    provider: 'Card',
    isRedirect: false,
    declineCode: 'COULD_NOT_CHARGE_CARD',
    switchTo: nothing,
    async fillIn() {
      const fields = page.frameLocator('iframe[title="Kortopplysninger"]');
      await fields.getByLabel('Kortnummer').fill('4111 1111 1111 1111');
      await fields.getByLabel('Utløpsdato').fill('12/30');
      await fields.getByLabel('CVC').fill('123');
    },
    approve: nothing,
  };
}

function wallet(page: Page): PaymentMethod {
  const choose = () => page.getByRole('radio', { name: 'Vipps' }).check();
  const approve = async (amount: number): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Godkjenn betalingen' })).toBeVisible();
    const sum = page.getByRole('definition').filter({ hasText: ' kr' });
    await expect(sum).toHaveText(
      `${String(amount)
        .replace('.', ',')
        .replace(/(,\d)$/, '$10')} kr`,
    );
    await page.getByRole('button', { name: 'Godkjenn' }).click();
  };
  return {
    provider: 'Vipps',
    isRedirect: true,
    declineCode: 'PAYMENT_FAILED',
    async switchTo() {
      await page.goto('/betaling');
      await page.getByRole('main').getByRole('link', { name: 'Bytt betalingsmåte' }).click();
      await choose();
      await expect(page.getByText('Du blir ikke trukket nå.')).toBeVisible();
      await page.getByRole('button', { name: 'Lagre' }).click();
      await page.getByLabel('Mobilnummer').fill('900 00 012');
      await page.getByRole('button', { name: 'Fortsett' }).click();
      await approve(0);
      await expect(page).toHaveURL(/\/betaling$/);
      const method = page.getByRole('region', { name: 'Slik betaler du' });
      await expect(method.getByText(/^Vipps, på vegne av/)).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
    fillIn: choose,
    approve,
  };
}

/** Returns the payment method that journeys use for a brand. */
export function getPaymentMethod(brandId: string, page: Page): PaymentMethod {
  return brandId === 'brand-b' ? wallet(page) : card(page);
}
