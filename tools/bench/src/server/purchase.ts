import type { BrowserContext, FrameLocator, Page } from '@playwright/test';

export const UNPAID_CUSTOMER = { email: 'pending-payment-info@kunde.test', password: 'demo1234' };

const PURCHASE = '/min-konto/kjøp?productIds=mye';
const RECEIPT = '/package/new/receipt';

const TIMEOUT_MS = 30_000;

const PAUSE_MS = 200;
const PRESS_TIMEOUT_MS = 2_000;

const isAtReceipt = (page: Page): boolean => new URL(page.url()).pathname === RECEIPT;

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('E-post').fill(UNPAID_CUSTOMER.email, { timeout: PRESS_TIMEOUT_MS });
  await page.getByLabel('Passord').fill(UNPAID_CUSTOMER.password, { timeout: PRESS_TIMEOUT_MS });
  await page.getByLabel('Passord').press('Enter', { timeout: PRESS_TIMEOUT_MS });
  await page.getByLabel('Passord').waitFor({ state: 'detached', timeout: TIMEOUT_MS });
}

/** Opens the purchase page in a new tab; signed-out users are redirected to sign-in. */
export async function openPurchase(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/bli-kunde`);
  await page.goto(`${origin}${PURCHASE}`);
  const password = page.getByLabel('Passord');
  const way = page.getByRole('radio', { name: 'Kort' });
  await password.or(way).waitFor({ timeout: TIMEOUT_MS });
  if (await password.isVisible()) await fillSignIn(page);
  await way.waitFor({ timeout: TIMEOUT_MS });
  return page;
}

export async function fillCard(page: Page, timeout = TIMEOUT_MS): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[title="Kortopplysninger"]');
  const number = frame.getByLabel('Kortnummer');
  if ((await number.inputValue({ timeout })) === '') {
    await number.fill('4111 1111 1111 1111', { timeout });
    await frame.getByLabel('Utløpsdato').fill('12/30', { timeout });
    await frame.getByLabel('CVC').fill('123', { timeout });
  }
  return frame;
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Betal', exact: true });

/** Presses `Betal` if enabled. @returns whether it did */
async function pressPay(page: Page): Promise<boolean> {
  const button = payButton(page);
  if ((await button.count()) === 0 || (await button.getAttribute('aria-busy')) !== null) return false;
  if (await page.getByRole('radio', { name: 'Kort' }).isChecked({ timeout: PRESS_TIMEOUT_MS })) {
    await fillCard(page, PRESS_TIMEOUT_MS);
  }
  await button.click({ timeout: PRESS_TIMEOUT_MS });
  return true;
}

async function pressNextStep(page: Page): Promise<void> {
  if (await page.getByLabel('Passord').isVisible()) return fillSignIn(page);
  const other = page.getByRole('main').getByRole('button', { name: /^(Sjekk igjen|Prøv igjen|Logg inn)$/ });
  if ((await other.count()) > 0) await other.first().click({ timeout: PRESS_TIMEOUT_MS });
}

/**
 * Presses any offered button until the receipt; every other time it tries paying first.
 *
 * @returns the final path
 */
export async function completePurchase(page: Page): Promise<string> {
  const end = Date.now() + 2 * TIMEOUT_MS;
  for (let look = 0; !isAtReceipt(page) && Date.now() < end; look += 1) {
    try {
      const hasPaid = look % 2 === 0 && (await pressPay(page));
      if (!hasPaid) await pressNextStep(page);
    } catch {
      // The button disappeared before the press.
    }
    await page.waitForTimeout(PAUSE_MS);
  }
  return new URL(page.url()).pathname;
}
