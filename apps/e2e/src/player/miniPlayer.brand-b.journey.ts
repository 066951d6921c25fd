import { getApiCalls, expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

test('a film keeps playing in the mini player and back on its page without a pause', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const playerPage = createPlayerPage(page);
  await playerPage.expectPlaysFor(1);
  const refetched: string[] = [];
  page.on('request', (request) => {
    if (/\.mpd|playback\//.test(request.url())) refetched.push(request.url());
  });
  // Records any pause, stall or reload.
  await page.evaluate(() => {
    for (const name of ['pause', 'waiting', 'emptied'])
      document
        .querySelector('video')
        ?.addEventListener(name, () => (document.documentElement.dataset['stopped'] = name));
  });
  const positionBefore = await playerPage.position();

  await playerPage.player.hover({ position: { x: 100, y: 100 } });
  await playerPage.player.getByRole('button', { name: 'Til minispiller' }).click();
  const miniPlayer = page.getByRole('region', { name: 'Minispiller' });
  await expect(miniPlayer).toBeInViewport({ ratio: 1 });
  await expect(page).not.toHaveTitle(/Isfront/);
  const position = () => miniPlayer.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBeGreaterThan(positionBefore + 1);

  await miniPlayer.getByRole('link', { name: 'Tilbake til avspilling' }).click();
  await expect(playerPage.player).toBeVisible();
  const positionAfter = await playerPage.position();
  await playerPage.expectPlaysFor(1);
  expect(positionAfter).toBeGreaterThan(positionBefore + 1);
  expect(refetched).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-stopped');
  expect(await getApiCalls(platform, 'getPlayback')).toHaveLength(1);

  await page.goBack();
  await miniPlayer.getByRole('button', { name: 'Lukk' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});
