import { describe, expect, test } from 'vitest';
import { testConfig } from '@tv/config/testing';
import { getSuperCoverPage } from '../coverPage/endpoints.ts';
import {
  cardFixtures,
  filmCoverPageFixture,
  guideFixture,
  protectedPlaybackFixture,
  providerVariantFixtures,
  settingsFixture,
  startPageFixture,
} from '../fixtures.ts';
import { getTvGuide } from '../guide/endpoints.ts';
import { getPage } from '../pages/endpoints.ts';
import { getPlayback } from '../playback/endpoints.ts';
import { getPackages } from '../settings/endpoints.ts';
import { getSwimlane } from '../swimlane/endpoints.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';

type Dispatch = ReturnType<typeof apiUnderTest>['dispatch'];

const lane = { link: 'https://content.test/layout/swimlanes/a' };

/** Resolves to the parsed image of a card with this URL. */
async function imageUrlOf(url: string, config = testConfig) {
  const { dispatch, reports } = apiUnderTest(() => json([{ ...cardFixtures.film, image: { url } }]), {
    config,
  });
  const { data } = await dispatch(getSwimlane.initiate(lane));
  const [card] = data?.cards ?? [];
  return { title: card?.title, url: card?.image?.url, reports: reports.map(({ context }) => context) };
}

const { title } = cardFixtures.film;

describe('image URLs', () => {
  test.each([
    ['https://media.test/images/a?x=1', 'https://media.test/images/a?x=1'],
    ['//media.test/a', 'https://media.test/a'],
    ['/images/a', 'https://content.test/images/a'],
    ['https://gateway.dev.test/a', 'https://gateway.dev.test/a'],
  ])('the image URL %s is kept', async (url, shown) => {
    expect(await imageUrlOf(url)).toEqual({ title, url: shown, reports: [] });
  });

  test.each([
    'data:image/svg+xml,<svg/>',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'blob:https://media.test/1',
    'ftp://media.test/a',
    'https://user:password@media.test/a',
    'https://user@content.test/a',
    'https://tracker.test/a',
    '//tracker.test/a',
    'http://gateway.dev.test:81/a',
    'https://',
  ])('the image URL %s is dropped and reported, and its card is kept', async (url) => {
    expect(await imageUrlOf(url)).toEqual({ title, url: undefined, reports: ['getSwimlane card image'] });
  });

  test('a URL of a rewritten service is kept under either name', async () => {
    const rewrites = [{ from: 'https://content.test', to: 'https://proxy.test' }];
    const config = { ...testConfig, rewrites, allowedHosts: ['media.test'] };
    for (const url of ['https://content.test/a', 'https://proxy.test/a']) {
      expect(await imageUrlOf(url, config)).toEqual({ title, url, reports: [] });
    }
    const elsewhere = { ...config, rewrites: [{ from: 'https://media.test', to: 'https://proxy.test' }] };
    const url = 'https://media.test/a';
    expect(await imageUrlOf(url, elsewhere)).toEqual({ title, url, reports: [] });
  });
});

const BAD = 'javascript:alert(1)';
const [day] = guideFixture.channels;
const [firstPackage] = settingsFixture.packages;

/** All other image fields: a query, a response with a forbidden image URL, and the reported field. */
const imageFields: [string, (dispatch: Dispatch) => PromiseLike<{ data?: unknown }>, unknown][] = [
  [
    'getPage page backgroundImage',
    (dispatch) => dispatch(getPage.initiate({ slug: 'start' })),
    { ...startPageFixture, backgroundImage: BAD },
  ],
  [
    'getSwimlane channel logo',
    (dispatch) => dispatch(getSwimlane.initiate(lane)),
    [{ ...cardFixtures.live, channel: { id: 'a', name: 'A', logo: BAD } }],
  ],
  [
    'getSwimlane card logo',
    (dispatch) => dispatch(getSwimlane.initiate(lane)),
    [{ ...cardFixtures.film, logos: [{ name: 'A', logo: BAD }] }],
  ],
  [
    'getSuperCoverPage cover page backgroundImage',
    (dispatch) => dispatch(getSuperCoverPage.initiate('isfront')),
    { ...filmCoverPageFixture, backgroundImage: BAD },
  ],
  [
    'getSuperCoverPage provider variant logo',
    (dispatch) => dispatch(getSuperCoverPage.initiate('isfront')),
    { ...filmCoverPageFixture, defaultProviderVariant: { ...providerVariantFixtures[0], logo: BAD } },
  ],
  [
    'getTvGuide programme image',
    (dispatch) => dispatch(getTvGuide.initiate({ date: '2026-11-20' })),
    {
      ...guideFixture,
      channels: [{ ...day, programmes: [{ ...day?.programmes[0], image: { url: BAD } }] }],
    },
  ],
  [
    'getPackages package channel logo',
    (dispatch) => dispatch(getPackages.initiate()),
    { packages: [{ ...firstPackage, channels: [{ id: 'a', name: 'A', logo: BAD }] }] },
  ],
  [
    'getPlayback playback thumbnails',
    (dispatch) => dispatch(getPlayback.initiate(lane)),
    { ...protectedPlaybackFixture, thumbnails: { url: BAD } },
  ],
];

test.each(imageFields)('%s is dropped if its URL is not allowed for images', async (part, send, answer) => {
  const { dispatch, reports } = apiUnderTest(() => json(answer), { tokens: signedIn });
  const { data } = await send(dispatch);
  expect(data).toBeTruthy();
  expect(JSON.stringify(data)).not.toContain(BAD);
  expect(reports.map(({ context }) => context)).toEqual([part]);
});

test('a URL with a password is never requested', async () => {
  const { dispatch, calls } = apiUnderTest(() => json([]));
  const link = 'https://user:password@content.test/layout/swimlanes/a';
  const { error } = await dispatch(getSwimlane.initiate({ link }));
  expect(error).toMatchObject({ name: 'ForbiddenUrlError' });
  expect(calls).toEqual([]);
});
