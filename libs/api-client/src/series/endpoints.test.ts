import { expect, test } from 'vitest';
import { seriesFixture } from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getSeries } from './endpoints.ts';

test('COVER-19 COVER-20 the series is refetched with no-cache every time it is shown', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(seriesFixture));
  const { data } = await dispatch(getSeries.initiate('fyret-pa-skarvoya'));
  await dispatch(getSeries.initiate('fyret-pa-skarvoya'));
  expect(data?.seasons[0]?.episodes.map(({ episode }) => episode)).toEqual([1, 2, 3, 4]);
  expect(calls.map(({ url }) => url)).toEqual(
    Array(2).fill('https://content.test/search/series/fyret-pa-skarvoya/'),
  );
  expect(calls[0]?.headers.get('cache-control')).toBe('no-cache');
  expect(calls[0]?.init.cache).toBe('no-cache');
});
