import {
  expectNoZoomOnFocus,
  expectVisibleFocus,
  expectVisibleStates,
} from '../support/accessibilityChecks.ts';
import { expect, test } from '../support/fixtures.ts';

for (const path of ['/', '/tv-guide', '/search', '/hjelp']) {
  test(`${path} shows the keyboard focus, with page colours and with forced colours`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 }).filter({ visible: true });
    const programme = page.getByRole('button', { name: /direkte nå/ }).first();
    await page.goto(path);
    await expect(path === '/tv-guide' ? programme : heading).toBeAttached();
    await expectVisibleFocus(page, 40);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await expectVisibleFocus(page, 20);
  });
}

test('the header is opaque for users who prefer less transparency', async ({ page, context }) => {
  await page.goto('/hjelp');
  const background = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await background()).toMatch(/\/ |rgba/);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await expect.poll(background).toMatch(/^rgb\(/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu scrolls to the current entry on load and on going back', async ({ page }) => {
    await page.goto('/tv-guide');
    const entry = page.getByRole('navigation', { name: 'Hovedmeny' }).locator('[aria-current]');
    await expect(entry).toHaveText('TV-guide');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Søk', exact: true }).click();
    await page.goBack();
    await expect(entry).toBeInViewport({ ratio: 1 });
  });

  test('the error summary of a form scrolls below the header when it gets the focus', async ({ page }) => {
    await page.goto('/bli-kunde/registrer');
    const submit = page.getByRole('button', { name: 'Opprett konto' });
    await expectNoZoomOnFocus(page);
    await submit.click();
    const summary = page.getByRole('group').and(page.locator(':focus'));
    await expect(summary).toBeVisible();
    // Scrolls the summary behind the header, where the browser still counts it as visible.
    await summary.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 10, behavior: 'instant' });
      element.blur();
    });
    await submit.dispatchEvent('click');
    const header = page.getByRole('banner');
    const room = async () =>
      ((await summary.boundingBox())?.y ?? 0) -
      (await header.evaluate((element) => element.getBoundingClientRect().bottom));
    await expect.poll(room).toBeGreaterThan(0);
  });
});

test('selected and current items differ from their neighbours with forced colours', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/tv-guide', '/filmer?filterMenu=drama']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect.poll(() => expectVisibleStates(page), path).toBeGreaterThan(0);
  }
});
