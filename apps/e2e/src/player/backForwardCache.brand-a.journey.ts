import { backForwardCacheLaunch } from '@tv/run';
import { expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

test.use({ launchOptions: backForwardCacheLaunch() });

test('PLAY-01 a film goes on where it was, with its socket, when Chromium restores it from the back/forward cache', async ({
  page,
  platform,
  addresses,
  signIn,
  expectConsoleError,
}) => {
  // Chromium closes the sockets of a page that it caches.
  expectConsoleError(/WebSocket .* Page entered Back-Forward Cache/, false);
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const { position, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(1);
  const countStarts = async () =>
    (await platform.state()).socketMessages.filter(({ event }) => event === 'StreamingStart').length;
  await expect.poll(countStarts).toBe(1);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    window.addEventListener('pageshow', ({ persisted }) => void (dataset['restored'] = String(persisted)));
  });
  const left = await position();

  await page.goto(addresses.wallet, { waitUntil: 'load' });
  const manifest = page.waitForRequest(/\.mpd/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await manifest;
  await expectPlaysFor(0.5);
  expect(await position()).toBeGreaterThan(left - 5);
  expect(await position()).toBeLessThan(left + 30);
  await expect.poll(countStarts).toBe(2);
});
