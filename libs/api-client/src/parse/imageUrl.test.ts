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

/** A card with a picture at an address, read. */
async function pictureOf(url: string, config = testConfig) {
  const { dispatch, reports } = apiUnderTest(() => json([{ ...cardFixtures.film, image: { url } }]), {
    config,
  });
  const { data } = await dispatch(getSwimlane.initiate(lane));
  const [card] = data?.cards ?? [];
  return { title: card?.title, url: card?.image?.url, reports: reports.map(({ context }) => context) };
}

const { title } = cardFixtures.film;

describe('a picture', () => {
  test.each([
    ['https://media.test/images/a?x=1', 'https://media.test/images/a?x=1'],
    ['//media.test/a', 'https://media.test/a'],
    ['/images/a', 'https://content.test/images/a'],
    ['https://gateway.dev.test/a', 'https://gateway.dev.test/a'],
  ])('at %s is shown', async (url, shown) => {
    expect(await pictureOf(url)).toEqual({ title, url: shown, reports: [] });
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
  ])('at %s is left out and reported, and its card lives', async (url) => {
    expect(await pictureOf(url)).toEqual({ title, url: undefined, reports: ['getSwimlane card image'] });
  });

  test('of a service that is rewritten is shown, under either name', async () => {
    const rewrites = [{ from: 'https://content.test', to: 'https://proxy.test' }];
    const config = { ...testConfig, rewrites, allowedHosts: ['media.test'] };
    for (const url of ['https://content.test/a', 'https://proxy.test/a']) {
      expect(await pictureOf(url, config)).toEqual({ title, url, reports: [] });
    }
    const elsewhere = { ...config, rewrites: [{ from: 'https://media.test', to: 'https://proxy.test' }] };
    const url = 'https://media.test/a';
    expect(await pictureOf(url, elsewhere)).toEqual({ title, url, reports: [] });
  });
});

const BAD = 'javascript:alert(1)';
const [day] = guideFixture.channels;
const [firstPackage] = settingsFixture.packages;

/** Every other place for a picture: what is asked, an answer with a bad one, and the part that is reported. */
const places: [string, (dispatch: Dispatch) => PromiseLike<{ data?: unknown }>, unknown][] = [
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

test.each(places)('%s is left out where its address is none of pictures', async (part, ask, answer) => {
  const { dispatch, reports } = apiUnderTest(() => json(answer), { tokens: signedIn });
  const { data } = await ask(dispatch);
  expect(data).toBeTruthy();
  expect(JSON.stringify(data)).not.toContain(BAD);
  expect(reports.map(({ context }) => context)).toEqual([part]);
});

test('an address with a password in it is called no more than it is shown', async () => {
  const { dispatch, calls } = apiUnderTest(() => json([]));
  const link = 'https://user:password@content.test/layout/swimlanes/a';
  const { error } = await dispatch(getSwimlane.initiate({ link }));
  expect(error).toMatchObject({ name: 'ForbiddenAddressError' });
  expect(calls).toEqual([]);
});
