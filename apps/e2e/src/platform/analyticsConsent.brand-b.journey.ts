import type { Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import { overrideConfig, expect, expectAccessible, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

/** Avoids renewal, which starts half a day before expiry outside localhost. */
const DAY_SECONDS = 24 * 60 * 60;

/** Local environments have no analytics. */
async function setUatEnvironment(page: Page, platform: ConsoleClient): Promise<void> {
  await platform.setAccessTokenLifetime(DAY_SECONDS);
  await overrideConfig(page, { environment: 'uat' });
}

const eventsIn = (page: Page) => () =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer) ? layer.map((record: { event?: unknown }) => String(record.event)) : [];
  });

const consentPrompt = (page: Page) => page.getByRole('region', { name: 'Informasjonskapsler' });
const liveLane = (page: Page) => page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first();

test('ANA-01 without analytics in the environment, no consent is requested and nothing is tracked', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.goto('/');
  await liveLane(page).click();
  await createPlayerPage(page).expectPlaysFor(1);
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect(liveLane(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(consentPrompt(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Informasjonskapsler' })).toHaveCount(0);
  expect(await eventsIn(page)()).toEqual([]);
});

test('ANA-01 ANA-04 ANA-05 ANA-13 ANA-14 impressions, clicks and playback are tracked after consent', async ({
  page,
  platform,
  signIn,
  expectConsoleError,
}) => {
  // The server rendered with the original configuration.
  expectConsoleError(/\[hydration\]/);
  await setUatEnvironment(page, platform);
  await signIn('active@kunde.test');
  await page.goto('/');
  const events = eventsIn(page);
  await expect(liveLane(page)).toBeVisible();
  await expectAccessible(page);
  await consentPrompt(page).getByRole('button', { name: 'Ja, det er greit' }).click();
  await expect(consentPrompt(page)).toHaveCount(0);
  await page.getByRole('list', { name: 'Nye filmer' }).scrollIntoViewIfNeeded();
  await expect.poll(events).toContain('impression');
  await liveLane(page).click();
  await createPlayerPage(page).expectPlaysFor(1);
  await expect.poll(events).toEqual(expect.arrayContaining(['swimlane_clicked', 'stream_start']));
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect.poll(events).toContain('stream_stop');

  await page.goto('/');
  await expect(liveLane(page)).toBeVisible();
  await expect(consentPrompt(page)).toHaveCount(0);
});

test('ANA-01 nothing is tracked after consent is refused, and the choice can be changed', async ({
  page,
  platform,
  signIn,
  expectConsoleError,
}) => {
  // The server rendered with the original configuration.
  expectConsoleError(/\[hydration\]/);
  await setUatEnvironment(page, platform);
  await signIn('active@kunde.test');
  await page.goto('/');
  const events = eventsIn(page);
  await consentPrompt(page).getByRole('button', { name: 'Nei takk' }).click();
  await liveLane(page).click();
  await createPlayerPage(page).expectPlaysFor(1);
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect(liveLane(page)).toBeVisible();
  expect(await events()).toEqual([]);

  // By keyboard: swimlanes that load above move the footer.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Informasjonskapsler' }).press('Enter');
  await consentPrompt(page).getByRole('button', { name: 'Ja, det er greit' }).click();
  await page.getByRole('heading', { name: 'Direkte nå' }).scrollIntoViewIfNeeded();
  await liveLane(page).click();
  await expect.poll(events).toContain('swimlane_clicked');
});
