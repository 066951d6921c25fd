import {
  stopEncoder,
  disableHttpCache,
  advanceTime,
  seekToBufferEnd,
  expectBehindLiveEdge,
  simulateSleep,
  throttleNetwork,
} from '../support/faultInjection.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

const CHANNEL = '/watch/live/nordlys';

test('a live channel recovers after five seconds, thirty seconds and five minutes offline', async ({
  page,
  context,
  platform,
  signIn,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  // With a moved clock, requests may time out before they fail.
  expectConsoleError(/TimeoutError/, false);
  await disableHttpCache(page);
  await signIn('active@kunde.test');
  await page.clock.install({ time: new Date() });
  await page.goto(CHANNEL);
  const { player, expectPlaysFor } = createPlayerPage(page);
  const offline = player.getByText('Du er uten nett');
  await expectPlaysFor(1);

  // The buffer covers it: no message.
  await context.setOffline(true);
  await advanceTime(page, platform, 5_000);
  await expect(offline).toHaveCount(0);
  await context.setOffline(false);
  await expectPlaysFor(1);

  await context.setOffline(true);
  await seekToBufferEnd(player);
  await expect(offline).toBeVisible();
  await advanceTime(page, platform, 30_000);
  await context.setOffline(false);
  await expectPlaysFor(1);

  await context.setOffline(true);
  await seekToBufferEnd(player);
  await expect(offline).toBeVisible();
  await advanceTime(page, platform, 300_000);
  await expect(player.getByText('Vi får ikke kontakt')).toBeVisible();
  await context.setOffline(false);
  await expectPlaysFor(1);
  await expect.poll(async () => (await platform.state()).sockets.length).toBe(1);
});

test('a film plays at 300 kbit/s with 2 s latency, and explains the slow loading', async ({
  page,
  signIn,
}) => {
  await disableHttpCache(page);
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const { player, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  await throttleNetwork(page, { bitsPerSecond: 300_000, latencyMs: 2_000 });
  await clickTimeline(0.6);
  await expect(player.getByText('Det går tregt akkurat nå')).toBeVisible();
  await expectPlaysFor(3);
});

test('a live channel resumes at the same position after ten minutes of sleep, and at the window start after a longer one', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.clock.install({ time: new Date() });
  await page.goto(CHANNEL);
  const { player, position, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(1);
  const before = await position();
  await simulateSleep(page, platform, 600_000);
  await expectPlaysFor(1);
  expect((await position()) - before).toBeLessThan(60);
  await expectBehindLiveEdge(player);

  // The time-shift buffer is two hours long.
  await simulateSleep(page, platform, 3 * 3_600_000);
  await expectPlaysFor(2);
  expect((await position()) - before).toBeGreaterThan(3_000);
});

test('a live channel shows an error while its encoder is down, and resumes when it is back', async ({
  page,
  platform,
  signIn,
  expectConsoleError,
}) => {
  // Optional: it was missing from the console once, for a reason not found. The text below proves the failed
  // request.
  expectConsoleError(/404 .*\/loop\//, false);
  await disableHttpCache(page);
  await signIn('active@kunde.test');
  await page.clock.install({ time: new Date() });
  await page.goto(CHANNEL);
  const { player, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(1);
  const encoderFault = await stopEncoder(platform);
  await seekToBufferEnd(player);
  await advanceTime(page, platform, 60_000);
  await expect(player.getByText('Vi får ikke hentet bildet akkurat nå')).toBeVisible();
  await platform.removeFault(encoderFault);
  await advanceTime(page, platform, 10_000);
  await expectPlaysFor(2);
});

test('PLAY-01 a live channel keeps playing while its manifest is malformed, and starts with the secondary manifest', async ({
  page,
  platform,
  addresses,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.goto(CHANNEL);
  const { expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(1);
  // Shaka's XML parser throws a plain error for this.
  await platform.addFault({
    host: 'media',
    pathPrefix: '/live/nordlys/manifest',
    json: '<MPD><Period></MPD>',
  });
  const getManifestErrors = async () =>
    (await platform.state()).socketMessages
      .filter(({ event }) => event === 'ManifestError')
      .map(({ payload }) => payload);
  await expect.poll(getManifestErrors, { timeout: 60_000 }).toMatchObject([{ Stage: 'update' }]);
  await expectPlaysFor(2);

  const secondaryManifestUrl = `${addresses.media}/live/kanal-fjell/manifest.mpd`;
  await platform.addFault({
    operationId: 'getPlayback',
    patch: { '/secondaryManifestUrl': secondaryManifestUrl },
  });
  await page.reload();
  await expectPlaysFor(1);
  expect(await getManifestErrors()).toMatchObject([
    { Stage: 'update' },
    { Stage: 'load', secondaryManifestUrl },
  ]);
});
