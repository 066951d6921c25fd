import { expect, test } from 'vitest';
import { getSuperCoverPage } from '../coverPage/endpoints.ts';
import { filmCoverPageFixture, filmFixture } from '../fixtures.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { getTitle } from '../title/endpoints.ts';
import { saveProgress } from './endpoints.ts';

const link = 'https://gateway.dev.test/progress/isfront';
const update = { link, seconds: 1605, streamingSessionId: 'viewing-1' };

const network = ({ method }: { method: string }) =>
  method === 'GET' ? json(filmFixture) : new Response(null, { status: 204 });

test('PROG-01 PROG-02 progress is posted to the playable’s progress link as ProgressSeconds', async () => {
  const { dispatch, calls } = apiUnderTest(network, { tokens: signedIn });
  await dispatch(saveProgress.initiate(update)).unwrap();
  expect(calls.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'POST', url: link, body: '{"ProgressSeconds":1605}' },
  ]);
});

test('PROG-03 the request carries the streaming session', async () => {
  const { dispatch, calls } = apiUnderTest(network, { tokens: signedIn });
  await dispatch(saveProgress.initiate(update));
  expect(calls[0]?.headers.get('X-Glimt-StreamingSessionId')).toBe('viewing-1');
});

test('PROG-06 seconds are rounded down', async () => {
  const { dispatch, calls } = apiUnderTest(network, { tokens: signedIn });
  await dispatch(saveProgress.initiate({ ...update, seconds: 12.9 }));
  expect(calls[0]?.body).toBe('{"ProgressSeconds":12}');
});

test('PROG-07 nothing is sent for a visitor', async () => {
  const { dispatch, calls } = apiUnderTest(network);
  await expect(dispatch(saveProgress.initiate(update)).unwrap()).rejects.toBeDefined();
  expect(calls).toEqual([]);
});

test('a request at unload uses keepalive', async () => {
  const { dispatch, calls } = apiUnderTest(network, { tokens: signedIn });
  await dispatch(saveProgress.initiate({ ...update, isUnloading: true }));
  await dispatch(saveProgress.initiate(update));
  expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false]);
});

test('saved progress updates the cached title', async () => {
  const { dispatch, store, calls } = apiUnderTest(network, { tokens: signedIn });
  await dispatch(getTitle.initiate('isfront'));
  await dispatch(saveProgress.initiate({ ...update, seconds: 3210.5, titleId: 'isfront' }));
  const { data } = getTitle.select('isfront')(store.getState());
  expect(data?.progress).toEqual({ seconds: 3210, percent: expect.closeTo(50.01, 2) as number });
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test.each([
  ['refetched after progress is saved', 204, 2],
  ['not refetched if saving fails', 500, 1],
])('a displayed cover page is %s', async (_what, status, times) => {
  const { dispatch, calls } = apiUnderTest(
    ({ method }) => (method === 'GET' ? json(filmCoverPageFixture) : new Response(null, { status })),
    { tokens: signedIn },
  );
  await dispatch(getSuperCoverPage.initiate('isfront'));
  await dispatch(saveProgress.initiate(update));
  expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(times);
});
