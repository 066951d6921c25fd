import { expect, test } from 'vitest';
import { searchFixture } from '../fixtures.ts';
import { setInMyList } from '../myList/endpoints.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { abortSearch, search } from './endpoints.ts';

test('SEARCH-01 a search sends the query and returns groups of cards', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(searchFixture));
  const { data } = await dispatch(search.initiate('is & fjell'));
  expect(calls[0]?.url).toBe('https://content.test/search/search?query=is%20%26%20fjell');
  expect(data?.groups.map(({ type, items }) => [type, items.map(({ title }) => title)])).toEqual([
    ['movies', ['Isfront', 'Siste ferje']],
    ['series', ['Fyret på Skarvøya']],
  ]);
});

test('SEARCH-01 an aborted search aborts the fetch', async () => {
  let signal: AbortSignal | null | undefined;
  const { dispatch } = apiUnderTest(({ init }) => {
    signal = init.signal;
    return new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
  });
  const request = dispatch(search.initiate('is'));
  await Promise.resolve();
  dispatch(abortSearch('fjell'));
  expect(signal?.aborted).toBe(false);
  dispatch(abortSearch('is'));
  await request;
  expect(signal?.aborted).toBe(true);
});

test('LIST-13 hits are refetched when one is added to My list', async () => {
  const { dispatch, calls } = apiUnderTest(
    ({ method }) => (method === 'POST' ? new Response(null, { status: 204 }) : json(searchFixture)),
    { tokens: signedIn },
  );
  await dispatch(search.initiate('is'));
  const link = 'https://gateway.dev.test/mylist/isfront';
  await dispatch(setInMyList.initiate({ link, isMember: true }));
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
});
