import { callsTo, expect, test } from './journey.ts';
import { watchingOn } from './watching.ts';

test('a film that is left plays on in the corner, and on its page again without a stop', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const watching = watchingOn(page);
  await watching.expectPlaysOn(1);
  const again: string[] = [];
  page.on('request', (request) => {
    if (/\.mpd|playback\//.test(request.url())) again.push(request.url());
  });
  // What stops, waits or begins anew says so.
  await page.evaluate(() => {
    for (const name of ['pause', 'waiting', 'emptied'])
      document
        .querySelector('video')
        ?.addEventListener(name, () => (document.documentElement.dataset['stopped'] = name));
  });
  const left = await watching.position();

  await watching.player.hover({ position: { x: 100, y: 100 } });
  await watching.player.getByRole('button', { name: 'Til minispiller' }).click();
  const corner = page.getByRole('region', { name: 'Minispiller' });
  await expect(corner).toBeInViewport({ ratio: 1 });
  await expect(page).not.toHaveTitle(/Isfront/);
  const position = () => corner.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBeGreaterThan(left + 1);

  await corner.getByRole('link', { name: 'Tilbake til avspilling' }).click();
  await expect(watching.player).toBeVisible();
  const back = await watching.position();
  await watching.expectPlaysOn(1);
  expect(back).toBeGreaterThan(left + 1);
  expect(again).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-stopped');
  expect(await callsTo(platform, 'getPlayback')).toHaveLength(1);

  await page.goBack();
  await corner.getByRole('button', { name: 'Lukk' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});
