import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  filmCoverPageFixture,
  parsed,
  providerVariantFixtures,
  seriesCoverPageFixture,
  seriesFixture,
  topicalityCoverPageFixture,
} from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getProviderVariants, getSeriesCoverPage, getSuperCoverPage } from './endpoints.ts';
import { parseCoverPage } from './schema.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('requests', () => {
  test('COVER-18 the series cover page is fetched by id, and cached for 120 s', async () => {
    const { dispatch, calls } = apiUnderTest(() => json(seriesCoverPageFixture));
    const load = () => dispatch(getSeriesCoverPage.initiate('fyret-pa-skarvoya'));
    const { data } = await load();
    await vi.advanceTimersByTimeAsync(119_999);
    await load();
    expect(data?.title).toBe('Fyret på Skarvøya');
    expect(calls.map(({ url }) => url)).toEqual([
      'https://content.test/search/coverpage/series/fyret-pa-skarvoya',
    ]);
  });

  test('COVER-21 the super cover page is fetched by id, and cached for 120 s', async () => {
    const { dispatch, calls } = apiUnderTest(() => json(filmCoverPageFixture));
    const load = () => dispatch(getSuperCoverPage.initiate('cs_1'));
    await load();
    await vi.advanceTimersByTimeAsync(119_999);
    await load();
    expect(calls.map(({ url }) => url)).toEqual(['https://content.test/search/coverpage/super/cs_1/']);
    await vi.advanceTimersByTimeAsync(1);
    await load();
    expect(calls).toHaveLength(2);
  });

  test('COVER-09 COVER-22 the variants are fetched from the page’s link, and keep behavior, state and subtitle', async () => {
    const { dispatch, calls } = apiUnderTest(() => json(providerVariantFixtures));
    const link = 'https://content.test/search/coverpage/super/isfront/variants';
    const { data } = await dispatch(getProviderVariants.initiate(link));
    expect(calls.map(({ url }) => url)).toEqual([link]);
    expect(data?.map(({ behavior, state, subtitle }) => [behavior, state, subtitle])).toEqual([
      ['PlayAsset', 'Default', 'Inkludert i ditt abonnement'],
      ['PlayExternalAsset', 'NoAccess', 'Krever abonnement'],
    ]);
  });
});

describe('parsing', () => {
  test.each([
    ['singleProgramOrMovie', filmCoverPageFixture, ['providerVariants', 'extendedMetadata', 'swimlane']],
    ['series', seriesCoverPageFixture, ['sequentialSeries']],
    ['series', topicalityCoverPageFixture, ['topicalitySeries', 'segmentSeries']],
  ] as const)('COVER-01 a page of type %s keeps its sections', (type, fixture, kinds) => {
    const page = parsed(parseCoverPage, fixture);
    expect(page.type).toBe(type);
    expect(page.sections.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('COVER-08 a page keeps its default variant', () => {
    expect(parsed(parseCoverPage, filmCoverPageFixture).defaultProviderVariant?.id).toBe('isfront-arkivet');
  });

  test('an unknown section and a malformed episode are dropped, and their siblings are kept', async () => {
    const [series] = seriesCoverPageFixture.sections;
    const [season] = seriesFixture.seasons;
    const episodes = [{ id: 'no-title' }, ...(season?.episodes ?? [])];
    const sections = [
      { kind: 'hologram' },
      { ...series, seasons: [{ ...season, episodes }] },
      filmCoverPageFixture.sections[1],
    ];
    const { dispatch, reports } = apiUnderTest(() => json({ ...filmCoverPageFixture, sections }));
    const { data } = await dispatch(getSuperCoverPage.initiate('isfront'));
    expect(data?.sections.map(({ kind }) => kind)).toEqual(['sequentialSeries', 'extendedMetadata']);
    expect(reports.map(({ context }) => context)).toEqual([
      'getSuperCoverPage cover page section',
      'getSuperCoverPage episode',
    ]);
  });
});
