import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** An iPhone in landscape orientation. */
const VIEWPORT = { width: 844, height: 390 };
const INSETS = { left: 47, right: 47, bottom: 21 };

test.use({ viewport: VIEWPORT, isMobile: true, hasTouch: true });

async function emulateNotch(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS });
}

/** Returns the names of visible headings and controls outside the safe area. Skips horizontal scrollers. */
const listOutsideSafeArea = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const scrollsSideways = (element: Element): boolean =>
      /auto|scroll|clip|hidden/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth;
    const isInScroller = (element: Element): boolean => {
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
        if (parent !== document.documentElement && scrollsSideways(parent)) return true;
      return false;
    };
    return [...document.querySelectorAll('h1, h2, a, button, input')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !isInScroller(element),
      )
      .filter((element) => {
        const { x, width, right: end } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const isOutside =
          x + parseFloat(paddingLeft) < left || end - parseFloat(paddingRight) > innerWidth - right;
        // Skips visually hidden texts and full-width links.
        return width > 1 && width < innerWidth && isOutside;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, INSETS);

for (const { path, ready } of [
  { path: '/', ready: 'Nye filmer' },
  { path: '/film/isfront', ready: 'Isfront' },
  { path: '/hjelp', ready: 'Hjelp' },
  { path: '/bli-kunde', ready: /pakke/i },
]) {
  test(`headings and controls on ${path} are inside the safe area of a phone in landscape`, async ({
    page,
  }) => {
    await emulateNotch(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
    await expect.poll(() => listOutsideSafeArea(page)).toEqual([]);
  });
}

test('the controls of the player are inside the safe area of a phone in landscape', async ({
  page,
  signIn,
}) => {
  await emulateNotch(page);
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const player = page.getByRole('region', { name: 'Videospiller' });
  const button = player.getByRole('button', { name: 'Fullskjerm' });
  // A tap on visible controls hides them.
  await expect(player).toHaveAttribute('data-controls', 'hidden');
  await player.tap();
  await expect(player).toHaveAttribute('data-controls', 'shown');
  await expect(button).toBeVisible();
  const box = await button.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(VIEWPORT.height - INSETS.bottom);
  await expect.poll(() => listOutsideSafeArea(page)).toEqual([]);
});
