import { expect, test } from 'vitest';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getFrontPageImage } from './endpoints.ts';
import { frontPageImageFixture } from './fixtures.ts';

test('PAGE-69 the picture for sharing the front page is asked of the content query service, once', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(frontPageImageFixture));
  const { data } = await dispatch(getFrontPageImage.initiate());
  await dispatch(getFrontPageImage.initiate());
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET https://content.test/query/frontpage-image',
  ]);
  expect(data).toEqual(frontPageImageFixture);
});

test('a relative address is made absolute by the service that answered', async () => {
  const { dispatch } = apiUnderTest(() => json({ url: '/images/forside' }));
  const { data } = await dispatch(getFrontPageImage.initiate());
  expect(data).toEqual({ url: 'https://content.test/images/forside' });
});
