import type { Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import { configure, expect, expectAccessible, test } from './journey.ts';
import { watchingOn } from './watching.ts';

/** A token that nobody has to renew on the way: outside this machine that happens half a day before its end. */
const DAY_SECONDS = 24 * 60 * 60;

/** Tells the page that it is one of uat, where viewers are measured; the local platform's own are not. */
async function moveToUat(page: Page, platform: ConsoleClient): Promise<void> {
  await platform.setTokenLife(DAY_SECONDS);
  await configure(page, { environment: 'uat' });
}

/** The events that have come to the tag manager's data layer so far, by name. */
const eventsOf = (page: Page) => () =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer) ? layer.map((record: { event?: unknown }) => String(record.event)) : [];
  });

const question = (page: Page) => page.getByRole('region', { name: 'Informasjonskapsler' });
const liveLane = (page: Page) => page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first();

test('ANA-01 where viewers are not measured nobody is asked, and nothing is told', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.goto('/');
  await liveLane(page).click();
  await watchingOn(page).expectPlaysOn(1);
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect(liveLane(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Informasjonskapsler' })).toHaveCount(0);
  expect(await eventsOf(page)()).toEqual([]);
});

test('ANA-01 ANA-04 ANA-05 ANA-13 ANA-14 what viewers see, press and watch is told once they said yes', async ({
  page,
  platform,
  signIn,
  expectConsoleError,
}) => {
  // The server drew the page by the configuration that this journey changes on its way to the app.
  expectConsoleError(/\[hydration\]/);
  await moveToUat(page, platform);
  await signIn('active@kunde.test');
  await page.goto('/');
  const events = eventsOf(page);
  await expect(liveLane(page)).toBeVisible();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Ja, det er greit' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('list', { name: 'Nye filmer' }).scrollIntoViewIfNeeded();
  await expect.poll(events).toContain('impression');
  await liveLane(page).click();
  await watchingOn(page).expectPlaysOn(1);
  await expect.poll(events).toEqual(expect.arrayContaining(['swimlane_clicked', 'stream_start']));
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect.poll(events).toContain('stream_stop');

  await page.goto('/');
  await expect(liveLane(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('ANA-01 nothing is told of one who said no, and he may change his mind', async ({
  page,
  platform,
  signIn,
  expectConsoleError,
}) => {
  // The server drew the page by the configuration that this journey changes on its way to the app.
  expectConsoleError(/\[hydration\]/);
  await moveToUat(page, platform);
  await signIn('active@kunde.test');
  await page.goto('/');
  const events = eventsOf(page);
  await question(page).getByRole('button', { name: 'Nei takk' }).click();
  await liveLane(page).click();
  await watchingOn(page).expectPlaysOn(1);
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect(liveLane(page)).toBeVisible();
  expect(await events()).toEqual([]);

  // By keyboard: lanes that come above it move the foot of the page away from under a pointer.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Informasjonskapsler' }).press('Enter');
  await question(page).getByRole('button', { name: 'Ja, det er greit' }).click();
  // A lane that is far away comes when one is near.
  await page.getByRole('heading', { name: 'Direkte nå' }).scrollIntoViewIfNeeded();
  await liveLane(page).click();
  await expect.poll(events).toContain('swimlane_clicked');
});
