import { addDays, dateKey } from '@tv/time';
import { getApiCalls, expect, expectAccessible, isFromBrowser, tabTo, test } from '../support/fixtures.ts';
import { expectGuide, getGuideGrid } from '../support/guidePage.ts';
import { createPlayerPage } from '../support/playerPage.ts';

test('GUIDE-01 ROUTE-14 ROUTE-15 the guide opens from the menu, and another day with one click', async ({
  page,
  platform,
}) => {
  const { now } = await platform.state();
  const tomorrow = addDays(dateKey(now), 1);
  await page.goto('/bli-kunde');
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'TV-guide' }).click();
  await expect(page).toHaveURL(/\/tv-guide$/);
  await expectGuide(page);
  const today = await getGuideGrid(page).getByRole('button').allTextContents();
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Dager' })
    .getByRole('link', { name: /^I morgen/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/tv-guide/${tomorrow}$`));
  await expect(page).toHaveTitle(/TV-guide \S+ \d+\. \S+/);
  await expect(getGuideGrid(page).getByRole('button', { name: /direkte nå/ })).toHaveCount(0);
  await expect(
    getGuideGrid(page)
      .getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d/ })
      .first(),
  ).toBeVisible();
  expect(await getGuideGrid(page).getByRole('button').allTextContents()).not.toEqual(today);
  const guideCalls = (await getApiCalls(platform, 'getTvGuide')).filter(isFromBrowser);
  expect(guideCalls.some(({ path }) => path.includes(`date=${tomorrow}`))).toBe(true);
  // Fetches visible ranges, never a whole day of all channels.
  expect(guideCalls.every(({ path }) => /from=.*to=.*pageSize=12/.test(path))).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/tv-guide$/);
  await expect(
    getGuideGrid(page)
      .getByRole('button', { name: /direkte nå/ })
      .first(),
  ).toBeVisible();

  await page.goto(`/tv-guide/${tomorrow}?kl=20`);
  await expect(
    getGuideGrid(page)
      .getByRole('button', { name: /20:\d\d/ })
      .first(),
  ).toBeVisible();
  await page.goto('/tv-guide/2026-02-30');
  await expectGuide(page);
});

test('GUIDE-01 the guide is usable by keyboard, and the selected programme plays', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.goto('/tv-guide');
  await expectGuide(page);
  const focused = page.locator(':focus');
  await tabTo(page, getGuideGrid(page).getByRole('button'));
  await expect(focused).toHaveAccessibleName(/direkte nå/);
  const first = (await focused.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveText(first);
  await page.keyboard.press('Control+End');
  await expect(page.locator('[role="row"]:focus-within')).toHaveAttribute('aria-rowindex', '40');
  await expect(focused).toHaveAccessibleName(/–0\d:\d\d/);
  await page.keyboard.press('Control+Home');
  await expect(page.locator('[role="row"]:focus-within')).toHaveAttribute('aria-rowindex', '1');
  // The position is in the URL.
  await expect(page).toHaveURL(/kl=/);

  await page.getByRole('link', { name: 'Nå', exact: true }).click();
  await expect(
    getGuideGrid(page)
      .getByRole('button', { name: /direkte nå/ })
      .first(),
  ).toBeVisible();
  await tabTo(page, getGuideGrid(page).getByRole('button'));
  await page.keyboard.press('ArrowDown');
  const chosen = (await focused.textContent()) ?? '';
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: 'Se direkte' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(focused).toHaveText(chosen);
  await page.keyboard.press('Enter');
  // Updating the URL closes nothing.
  const address = page.url();
  await page
    .locator('[role="grid"]')
    .evaluate((cells) => cells.parentElement?.parentElement?.scrollBy({ left: 800 }));
  await expect(page).not.toHaveURL(address);
  await panel.getByRole('link', { name: 'Start forfra' }).click();
  await expect(page).toHaveURL(/\/watch\/vod\/kanal-fjell-/);
  await createPlayerPage(page).expectPlaysFor(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('GUIDE-01 the guide is a list of current and next programmes, or of one channel’s day, on a phone', async ({
    page,
  }) => {
    await page.goto('/tv-guide');
    await expect(page.getByRole('link', { name: 'Nå og neste' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: /direkte nå/ }).first()).toBeVisible();
    await expect(getGuideGrid(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Kveld, hele dagen' }).click();
    await expect(page).toHaveURL(/\/tv-guide\?kanal=kveld$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Kveld' })).toBeVisible();
    await page.getByRole('button', { name: /direkte nå/ }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Se direkte' })).toHaveAttribute(
      'href',
      '/watch/live/kveld',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Neste kanal/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Direkte 1' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Nå og neste' })).toHaveAttribute('aria-current', 'true');
  });
});
