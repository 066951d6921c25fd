import type { Locator, Page } from '@playwright/test';
import { expectNoHorizontalScroll, isCovered } from '../support/accessibilityChecks.ts';
import { findBuildFile } from '../support/findBuildFile.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGuide, getGuideGrid } from '../support/guidePage.ts';
import { createPlayerPage } from '../support/playerPage.ts';
import { createSwipe } from '../support/touch.ts';

/** Taps and swipes only. The keyboard types into the focused field. */
const TOUCH = { isMobile: true, hasTouch: true };

const getLane = (page: Page) => page.getByRole('list', { name: 'Nye filmer' });
const getCard = (page: Page) => getLane(page).getByRole('article').getByRole('link').first();
const scrolledSideways = (element: Locator) => element.evaluate(({ scrollLeft }) => scrollLeft);
const scrolledDown = (page: Page) => page.evaluate(() => window.scrollY);

/** Swipes a swimlane sideways and the page up, both from a card, and opens a card by a tap. */
async function browseByTouch(page: Page): Promise<void> {
  const swipe = await createSwipe(page);
  await page.goto('/');
  await getLane(page).scrollIntoViewIfNeeded();
  await swipe(getLane(page), { start: { x: 0.8, y: 0.4 }, by: { x: -250 } });
  await expect.poll(() => scrolledSideways(getLane(page))).toBeGreaterThan(50);
  const before = await scrolledDown(page);
  await swipe(getLane(page), { by: { y: -150 } });
  await expect.poll(() => scrolledDown(page)).toBeGreaterThan(before + 100);
  await swipe(getLane(page), { start: { x: 0.15, y: 0.4 }, by: { x: 300 } });
  await expect.poll(() => scrolledSideways(getLane(page))).toBeLessThan(5);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectNoHorizontalScroll(page);

  await getCard(page).tap();
  await expect(page).toHaveURL(/\/film\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeInViewport();
  await expectNoHorizontalScroll(page);
}

/** Returns the names of elements on which Safari zooms in after two quick taps. */
const listZoomedByDoubleTap = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (getComputedStyle(at).touchAction !== 'auto') return false;
        return true;
      })
      .map((element) => element.getAttribute('aria-label')),
  );

test.describe('on a phone', () => {
  test.use({ ...TOUCH, viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('CARD-31 GUIDE-01 SEARCH-01 a visitor browses, reads the guide and searches by touch on a phone', async ({
    page,
    brand,
  }) => {
    const hoverUi = findBuildFile(brand.id, 'HoverCardLayer', 'js');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await browseByTouch(page);
    expect(requests.filter((url) => url.endsWith(hoverUi))).toEqual([]);
    const swipe = await createSwipe(page);

    const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
    const guideLink = menu.getByRole('link', { name: 'TV-guide' });
    await expect(guideLink).not.toBeInViewport();
    await swipe(menu, { by: { x: -160 } });
    await expect(guideLink).toBeInViewport({ ratio: 1 });
    await guideLink.tap();
    const programme = page.getByRole('button', { name: /direkte nå/ }).nth(2);
    await swipe(programme, { by: { y: -200 } });
    await expect.poll(() => scrolledDown(page)).toBeGreaterThan(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await programme.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Se direkte' })).toBeInViewport({ ratio: 1 });
    const behind = await scrolledDown(page);
    await swipe(dialog, { by: { y: -300 } });
    await swipe(dialog, { start: { x: 0.01, y: 0.99 }, by: { y: -300 } });
    await expect(dialog).toBeVisible();
    expect(await scrolledDown(page)).toBe(behind);
    await dialog.getByRole('button', { name: 'Lukk' }).tap();
    await expect(dialog).toHaveCount(0);
    await swipe(programme, { by: { y: 300 } });
    await expect.poll(() => scrolledDown(page)).toBe(0);
    const days = page.getByRole('navigation', { name: 'Dager' });
    const lastDay = days.getByRole('link').last();
    await expect(lastDay).not.toBeInViewport();
    await expect(async () => {
      await swipe(days, { by: { x: -180 } });
      await expect(lastDay).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    await lastDay.tap();
    await expect(page).toHaveURL(/\/tv-guide\/\d{4}-/);
    await expectNoHorizontalScroll(page);

    await page.getByRole('banner').getByRole('link', { name: 'Søk', exact: true }).tap();
    await expect(page.getByRole('combobox', { name: 'Søk' })).toBeFocused();
    await page.keyboard.type('isfr');
    const hit = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: /^Isfront/ });
    await hit.first().tap();
    await expect(page).toHaveURL(/\/film\/isfront/);
    await expectNoHorizontalScroll(page);
  });

  test('PLAY-03 PLAY-20 a customer plays, seeks and minimizes a film by touch on a phone', async ({
    page,
    signIn,
    expectConsoleError,
  }) => {
    // This account has no voucher.
    expectConsoleError(/customer\/activeVoucherInfo$/, false);
    const swipe = await createSwipe(page);
    await signIn('active@kunde.test');
    await page.goto('/film/isfront');
    await page.getByRole('link', { name: 'Se nå: SkyShowtime' }).tap();
    const { player, timeline, position, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(0.5);
    const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    const tapPicture = () => player.tap({ position: { x: 340, y: 250 } });

    await expect(player).toHaveAttribute('data-controls', 'hidden');
    // In the middle, over the hidden button.
    await player.tap();
    await expect(player).toHaveAttribute('data-controls', 'shown');
    expect(await isPaused()).toBe(false);
    await expect(async () => {
      // Visible controls would hide.
      if ((await player.getAttribute('data-controls')) === 'hidden') await tapPicture();
      await player.getByRole('button', { name: 'Pause' }).filter({ visible: true }).tap();
      expect(await isPaused()).toBe(true);
    }).toPass();
    const start = await position();
    await expect(async () => {
      await tapPicture();
      await tapPicture();
      expect(await position()).toBeGreaterThan(start + 20);
    }).toPass();
    await swipe(timeline, {
      start: { x: 0.05, y: 0.5 },
      by: { x: 130 },
      beforeRelease: () => expect(player.getByText(/^\d\d:\d\d$/)).toBeInViewport({ ratio: 1 }),
    });
    await expect.poll(position).toBeGreaterThan(1800);
    expect(await listZoomedByDoubleTap(player.getByRole('button'))).toEqual([]);

    await player.getByRole('button', { name: 'Til minispiller' }).tap();
    const miniPlayer = page.getByRole('region', { name: 'Minispiller' });
    await miniPlayer.getByRole('button', { name: 'Spill av' }).tap();
    await expect.poll(isPaused).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Min konto/ })
      .tap();
    await page.getByRole('link', { name: 'Se abonnementet' }).tap();
    await page.getByRole('link', { name: 'Bytt pakke' }).tap();
    await page.getByRole('radio', { name: /Mindre/ }).tap();
    const nextStep = page.getByRole('link', { name: 'Gå videre' });
    await expect.poll(() => isCovered(nextStep)).toBe(false);
    await nextStep.tap();
    await expect(page).not.toHaveURL(/bli-kunde/);
    await expectNoHorizontalScroll(page);
  });
});

test.describe('on a tablet', () => {
  test.use({ ...TOUCH, viewport: { width: 820, height: 1180 } });

  test('CARD-31 GUIDE-01 a visitor browses and reads the guide by touch on a tablet', async ({ page }) => {
    await browseByTouch(page);
    const swipe = await createSwipe(page);

    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'TV-guide' }).tap();
    await expectGuide(page);
    const onProgramme = { x: 0.7, y: 0.4 };
    const firstRow = () =>
      getGuideGrid(page)
        .getByRole('row')
        .nth(1)
        .evaluate((row) => row.getBoundingClientRect().y);
    await swipe(page.getByRole('main'), { start: onProgramme, by: { x: -300 } });
    await expect(page).toHaveURL(/kl=/);
    const before = await firstRow();
    await swipe(page.getByRole('main'), { start: onProgramme, by: { y: -100 } });
    await expect.poll(firstRow).toBeLessThan(before - 50);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: 'Nå', exact: true }).tap();
    await getGuideGrid(page)
      .getByRole('button', { name: /direkte nå/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Se direkte' })).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Lukk' }).tap();
    await expect(dialog).toHaveCount(0);
  });
});
