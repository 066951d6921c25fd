import { overrideConfig, expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const REASON = 'Du ser på for mange skjermer samtidig.';

test('SOCK-04 SOCK-05 SOCK-06 SOCK-07 SOCK-09 SOCK-11 SOCK-12 playback is reported to the server, which can stop it, and the user can continue', async ({
  page,
  platform,
  signIn,
}) => {
  const messages = async () =>
    (await platform.state()).socketMessages.map(({ event, payload }) => {
      const state =
        typeof payload === 'object' && payload && 'state' in payload ? ` ${String(payload.state)}` : '';
      return `${event}${state}`;
    });
  await signIn('active@kunde.test');
  await page.goto(FILM);
  const { player, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  await clickTimeline(0.4);
  await expect
    .poll(messages)
    .toEqual(
      expect.arrayContaining(['StreamingStart', 'MediaPlayerState PLAY', 'MediaPlayerState SETPOSITION']),
    );
  await expectPlaysFor(2);

  await platform.send('StreamingKick', { reason: REASON }, 'active@kunde.test');
  await expect(player.getByText(REASON)).toBeVisible();
  const continueButton = player.getByRole('button', { name: 'Fortsett her' });
  await expect(continueButton).toBeFocused();
  await expect.poll(messages).toContain('StreamingStop');
  const stopped = await position();
  await expect
    .poll(
      async () => (await platform.state()).progress.findLast(({ titleId }) => titleId === 'isfront')?.seconds,
    )
    .toBeGreaterThanOrEqual(Math.floor(stopped - 1));
  await page.keyboard.press('k');
  await expect(player.getByText(REASON)).toBeVisible();
  expect(await position()).toBeCloseTo(stopped, 1);

  await continueButton.press('Enter');
  await expect(player.getByText(REASON)).toHaveCount(0);
  await expectPlaysFor(1);
  expect(Math.abs((await position()) - stopped)).toBeLessThan(10);
  await expect
    .poll(async () => (await messages()).filter((event) => event === 'StreamingStart'))
    .toHaveLength(2);

  // Alerts are shown over a fullscreen player.
  await page.keyboard.press('f');
  await platform.send('ErrorReceived', { message: 'Vi har problemer akkurat nå.' }, 'active@kunde.test');
  await page.getByRole('alert').getByRole('button', { name: 'Lukk meldingen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await platform.state()).socketMessages.flatMap(({ faults }) => faults)).toEqual([]);
});

test('AUTH-28 AUTH-29 changed claims keep the film playing at the same position', async ({
  page,
  platform,
  signIn,
}) => {
  // Without a refresh token one brand renews in a hidden frame, the other by redirect.
  await overrideConfig(page, { identity: { scope: 'openid profile email customer' } });
  await signIn('active@kunde.test');
  await page.goto(FILM);
  const { position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  await clickTimeline(0.4);
  await expectPlaysFor(2);
  const before = await position();
  const connections = async () => (await platform.state()).sockets.map(({ id }) => id);
  const [first] = await connections();
  await platform.send('CustomerClaimsChanged', undefined, 'active@kunde.test');
  await expect.poll(async () => (await connections()).filter((id) => id !== first)).toHaveLength(1);
  await expectPlaysFor(1);
  const after = await position();
  expect(after).toBeGreaterThan(before - 2);
  expect(after).toBeLessThan(before + 30);
});

test('SOCK-08 a failed manifest is reported and the secondary one plays; without one an error is shown', async ({
  page,
  platform,
  addresses,
  signIn,
  expectConsoleError,
}) => {
  const getManifestErrors = async () =>
    (await platform.state()).socketMessages
      .filter(({ event }) => event === 'ManifestError')
      .map(({ payload, faults }) => ({ payload, faults }));
  const manifestUrl = `${addresses.media}/live/nordlys/manifest.mpd`;
  const secondaryManifestUrl = `${addresses.media}/live/kanal-fjell/manifest.mpd`;
  await signIn('active@kunde.test');
  expectConsoleError(/404 .*\/live\/nordlys\/manifest/);
  await platform.addFault({ host: 'media', pathPrefix: '/live/nordlys/manifest', status: 404 });
  const patch = { '/secondaryManifestUrl': secondaryManifestUrl };
  const second = await platform.addFault({ operationId: 'getPlayback', patch });
  await page.goto('/watch/live/nordlys');
  const { player, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(1);
  const failure = { Stage: 'load', failedUrl: manifestUrl, manifestUrl };
  await expect
    .poll(getManifestErrors)
    .toEqual([{ payload: { ...failure, secondaryManifestUrl }, faults: [] }]);

  await platform.removeFault(second.id);
  await page.reload();
  await expect(player.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  await expect.poll(async () => (await getManifestErrors()).at(-1)).toEqual({ payload: failure, faults: [] });
});
