import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export interface WayToPay {
  readonly provider: 'Card' | 'Vipps';
  /** Whether it leaves the site and returns. */
  readonly leaves: boolean;
  /** Error code of a declined charge. */
  readonly refusal: string;
  /** Makes it the customer's payment method, if it is not. */
  readonly changeTo: () => Promise<void>;
  /** Selects it and fills in its fields. */
  readonly choose: () => Promise<void>;
  /** Approves the amount (NOK), if required. */
  readonly approve: (amount: number) => Promise<void>;
}

function card(page: Page): WayToPay {
  const nothing = () => Promise.resolve();
  return {
    provider: 'Card',
    leaves: false,
    refusal: 'COULD_NOT_CHARGE_CARD',
    changeTo: nothing,
    async choose() {
      const fields = page.frameLocator('iframe[title="Kortopplysninger"]');
      await fields.getByLabel('Kortnummer').fill('4111 1111 1111 1111');
      await fields.getByLabel('Utløpsdato').fill('12/30');
      await fields.getByLabel('CVC').fill('123');
    },
    approve: nothing,
  };
}

function wallet(page: Page): WayToPay {
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
    leaves: true,
    refusal: 'PAYMENT_FAILED',
    async changeTo() {
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
    choose,
    approve,
  };
}

/** The payment method that journeys use for a brand. */
export function wayToPayOf(brandId: string, page: Page): WayToPay {
  return brandId === 'brand-b' ? wallet(page) : card(page);
}
