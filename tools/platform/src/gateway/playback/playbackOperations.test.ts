import { expect, test } from 'vitest';
import { testBrowser } from '../../testing/testBrowser.ts';
import { appHeaders, call, testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

interface PlaybackAnswer {
  readonly manifestUrl: string;
  readonly manifestType: string;
  readonly drmType: string;
  readonly licenceUrl?: string;
  readonly licenceHeaders?: Readonly<Record<string, string>>;
}

async function signInAs(platform: TestPlatform, email: string) {
  const { access_token } = await testBrowser(platform).tokensOf(email);
  return {
    token: access_token,
    play: (id: string, drm = 'clearkey') =>
      call(`${platform.addresses.api}/gateway/playback/${encodeURIComponent(id)}/${drm}`, {
        headers: { ...appHeaders, authorization: `Bearer ${access_token}` },
      }),
  };
}

/** Returns the first title without entitlements, and the first one with. */
async function titlesOf(platform: TestPlatform) {
  const { play } = await signInAs(platform, 'active@kunde.test');
  const answer = await call(`${platform.addresses.api}/content-search/search?query=de`, {
    headers: appHeaders,
  });
  const { groups } = answer.json() as {
    groups: { items: { links?: { details?: { id: string } } }[] }[];
  };
  const ids = groups.flatMap(({ items }) => items.flatMap(({ links }) => links?.details?.id ?? []));
  const found: Partial<Record<'none' | 'clearKey', string>> = {};
  for (const id of ids) {
    const playback = await play(id);
    if (playback.status === 200) found[(playback.json() as { drmType: 'none' | 'clearKey' }).drmType] ??= id;
  }
  return found;
}

test('open titles play in the clear, paid titles play with a licence for their ticket', async () => {
  const platform = await testPlatform();
  const { none: open = '', clearKey: sold = '' } = await titlesOf(platform);
  const active = await signInAs(platform, 'active@kunde.test');

  const clear = (await active.play(open)).json() as PlaybackAnswer;
  expect(clear).toMatchObject({ manifestType: 'dash', drmType: 'none' });
  expect((await call(clear.manifestUrl)).text).toContain('<MPD');

  const playback = (await active.play(sold)).json() as PlaybackAnswer;
  expect(playback.drmType).toBe('clearKey');
  const manifest = await call(playback.manifestUrl);
  const kid = /cenc:default_KID="([^"]+)"/i.exec(manifest.text)?.[1]?.replaceAll('-', '') ?? '';
  const licence = (address: string, headers: Readonly<Record<string, string>>) =>
    call(address, {
      method: 'POST',
      headers,
      body: { kids: [Buffer.from(kid, 'hex').toString('base64url')], type: 'temporary' },
    });
  const { licenceUrl = '', licenceHeaders = {} } = playback;
  const given = await licence(licenceUrl, licenceHeaders);
  expect(given.json()).toMatchObject({ keys: [{ kty: 'oct' }] });
  expect((await licence(licenceUrl, {})).status).toBe(401);
  expect((await licence(licenceUrl, { 'X-Playback-Ticket': 'made.up' })).status).toBe(403);
  expect((await licence(licenceUrl.replace(sold, open), licenceHeaders)).status).toBe(403);
  await platform.console.shiftClock(7 * 3600_000);
  expect((await licence(licenceUrl, licenceHeaders)).status).toBe(403);
});

test('an HLS player gets the clear twin, a channel its own manifest', async () => {
  const platform = await testPlatform();
  const active = await signInAs(platform, 'active@kunde.test');
  const hls = (await active.play('nordlys', 'fairplay')).json() as PlaybackAnswer;
  expect(hls).toMatchObject({ manifestType: 'hls', drmType: 'none' });
  expect((await call(hls.manifestUrl)).text).toContain('#EXTM3U');
  const dash = (await active.play('nordlys')).json() as PlaybackAnswer;
  expect((await call(dash.manifestUrl)).text).toContain('type="dynamic"');
});

test('playback is refused without content access, and without the product of the title', async () => {
  const platform = await testPlatform();
  const { none: open = '', clearKey: sold = '' } = await titlesOf(platform);
  for (const email of ['canceled@kunde.test', 'past-due@kunde.test', 'pending-payment-info@kunde.test']) {
    const refused = await (await signInAs(platform, email)).play(open);
    expect(refused.status, email).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'NO_ACCESS' });
  }
  expect((await (await signInAs(platform, 'pending-cancellation@kunde.test')).play(open)).status).toBe(200);
  const active = await signInAs(platform, 'active@kunde.test');
  expect((await active.play('no-such-title')).status).toBe(404);
  const state = platform.platform.context.state;
  state.prepare('UPDATE subscription SET product_ids = ? WHERE user_id = ?').run('["litt"]', 'user-active');
  expect((await active.play(sold)).status).toBe(403);
  expect((await active.play(open)).status).toBe(200);
  // A trailer needs no entitlement.
  const trailer = (await active.play(`${sold}-trailer`)).json() as PlaybackAnswer;
  expect((await call(trailer.manifestUrl)).text).toMatch(/mediaPresentationDuration="PT(60S|1M)/);
});
