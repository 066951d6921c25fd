import type { Browser } from '@playwright/test';
import { createConsoleClient } from '@tv/platform';
import type { Addresses } from '@tv/run';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { DOUBLE_CHARGE_SCENARIOS, type Attempt } from './doubleChargeScenarios.ts';
import { UNPAID_CUSTOMER } from './purchase.ts';

const ATTEMPTS = 5;

const LATE_CHARGE_MS = 500;

interface Outcome {
  readonly charged: number;
  readonly end: string;
}

async function attemptOnce(
  way: (one: Attempt) => Promise<string>,
  one: Omit<Attempt, 'context' | 'platform'>,
): Promise<Outcome> {
  const platform = createConsoleClient(one.addresses);
  await platform.clearFaults();
  await platform.resetClock();
  await platform.reset();
  const context = await one.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const end = await way({ ...one, context, platform }).catch((error: unknown) =>
    error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error),
  );
  await new Promise((resolve) => setTimeout(resolve, LATE_CHARGE_MS));
  const charges = await platform.charges(UNPAID_CUSTOMER.email);
  await context.close();
  return { charged: charges.filter(({ status }) => status === 'Settled').length, end };
}

/** Counts charges of a single purchase under double-charge scenarios. */
export async function measureCharges(addresses: Addresses, tries = ATTEMPTS): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [what, way] of Object.entries(DOUBLE_CHARGE_SCENARIOS)) {
      for (const [brand, origin] of Object.entries(addresses.brands)) {
        const outcomes: Outcome[] = [];
        for (let number = 0; number < tries; number += 1) {
          outcomes.push(await attemptOnce(way, { browser, addresses, origin, number }));
        }
        const times = (fits: (charged: number) => boolean) =>
          outcomes.filter(({ charged }) => fits(charged)).length;
        rows.push({
          what,
          brand,
          tries,
          once: times((charged) => charged === 1),
          'more than once': times((charged) => charged > 1),
          never: times((charged) => charged === 0),
          'ended at': [...new Set(outcomes.map(({ end }) => end))].join(', '),
        });
      }
    }
    return rows;
  };
  return withBrowser(measure);
}
