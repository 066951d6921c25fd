import { expect, test } from 'vitest';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getFrontPageImage } from './endpoints.ts';
import { frontPageImageFixture } from './fixtures.ts';

test('PAGE-69 the share image of the front page is fetched from the content query service once', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(frontPageImageFixture));
  const { data } = await dispatch(getFrontPageImage.initiate());
  await dispatch(getFrontPageImage.initiate());
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://content.test/query/frontpage-image',
  ]);
  expect(data).toEqual(frontPageImageFixture);
});

test('a relative URL becomes absolute by the service’s URL', async () => {
  const { dispatch } = apiUnderTest(() => json({ url: '/images/forside' }));
  const { data } = await dispatch(getFrontPageImage.initiate());
  expect(data).toEqual({ url: 'https://content.test/images/forside' });
});
