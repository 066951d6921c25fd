import { expect, test } from 'vitest';
import { clearPlaybackFixture, filmFixture, protectedPlaybackFixture } from '../fixtures.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { getPlayback } from './endpoints.ts';

const link = filmFixture.links.playUrls?.clearKey?.href ?? '';

test('playback is cached per streaming session and requested with the token', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(protectedPlaybackFixture), { tokens: signedIn });
  const { data } = await dispatch(getPlayback.initiate({ link, streamingSessionId: 'viewing-1' }));
  await dispatch(getPlayback.initiate({ link, streamingSessionId: 'viewing-1' }));
  await dispatch(getPlayback.initiate({ link, streamingSessionId: 'viewing-2' }));
  expect(data).toEqual(protectedPlaybackFixture);
  expect(calls.map(({ url }) => url)).toEqual([link, link]);
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(calls[0]?.headers.get('X-Glimt-StreamingSessionId')).toBe('viewing-1');
});

test('a stream without DRM has no licence', async () => {
  const { dispatch } = apiUnderTest(() => json(clearPlaybackFixture), { tokens: signedIn });
  const { data } = await dispatch(getPlayback.initiate({ link }));
  expect(data).toEqual(clearPlaybackFixture);
});

test('the secondary manifest is read if present, and dropped if it is not a URL', async () => {
  const ask = async (secondaryManifestUrl: string) => {
    const answer = { ...clearPlaybackFixture, secondaryManifestUrl };
    const { dispatch } = apiUnderTest(() => json(answer), { tokens: signedIn });
    return (await dispatch(getPlayback.initiate({ link }))).data;
  };
  const other = 'https://media.test/again/nordlys/manifest.mpd';
  expect(await ask(other)).toEqual({ ...clearPlaybackFixture, secondaryManifestUrl: other });
  expect(await ask('javascript:void 0')).toEqual(clearPlaybackFixture);
});

test('a refusal keeps its status', async () => {
  const { dispatch } = apiUnderTest(() => json({ code: 'NO_ACCESS' }, { status: 403 }), { tokens: signedIn });
  const { error } = await dispatch(getPlayback.initiate({ link }));
  expect(error).toMatchObject({ status: 403, body: { code: 'NO_ACCESS' } });
});
