import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getInAppMessages } from '../inAppMessages/endpoints.ts';
import { getPages } from '../pages/endpoints.ts';
import { pageListFixture } from '../pages/fixtures.ts';
import { getSwimlane, getSwimlanePages } from '../swimlane/endpoints.ts';
import { PAGE_SIZE } from '../swimlane/schema.ts';
import { apiUnderTest, json, type Network } from '../testing/apiUnderTest.ts';
import { api } from './api.ts';
import { retryFailedQueries } from './retryFailedQueries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const schedule = (run: () => void, delayMs: number) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

const down = () => new Response(null, { status: 503 });

/** Creates a store that retries failed queries, in a mock browser. */
function setUp(network: Network, random = 0.5) {
  const browser = { isPresent: true, comeBack: () => undefined as void };
  const under = apiUnderTest((call) => network(call));
  const stop = retryFailedQueries(under.store, {
    isActive: () => browser.isPresent,
    onReturn: (listener) => {
      browser.comeBack = listener;
      return () => (browser.comeBack = () => undefined);
    },
    schedule,
    random: () => random,
  });
  return { ...under, browser, stop };
}

/** Advances the timers by seconds. */
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('retries a failed query after 5, 15, 45 and 135 s, then every 5 min', async () => {
  const { dispatch, calls } = setUp(() => new Promise((resolve) => setTimeout(() => resolve(down()), 100)));
  void dispatch(getPages.initiate());
  for (const pause of [5, 15, 45, 135, 300, 300]) {
    const before = calls.length;
    await seconds(pause - 1);
    expect(calls).toHaveLength(before);
    // More than a second: the response takes 100 ms, and the store notifies a moment later.
    await seconds(1.2);
    expect(calls).toHaveLength(before + 1);
  }
});

test.each([
  [0, 4],
  [0.999, 6],
])('adds jitter to the retry delay (%d)', async (random, pause) => {
  const { dispatch, calls } = setUp(down, random);
  void dispatch(getPages.initiate());
  await seconds(pause - 0.1);
  expect(calls).toHaveLength(1);
  await seconds(0.2);
  expect(calls).toHaveLength(2);
});

test('counts a manual refetch as a retry', async () => {
  const { dispatch, calls } = setUp(down);
  const shown = dispatch(getPages.initiate());
  await seconds(2);
  void shown.refetch();
  await seconds(14.5);
  expect(calls).toHaveLength(2);
  await seconds(1);
  expect(calls).toHaveLength(3);
});

test('retries queries that failed before it started', async () => {
  const { dispatch, store, calls } = apiUnderTest(down);
  void dispatch(getPages.initiate());
  await seconds(1);
  const options = { isActive: () => true, onReturn: () => () => undefined, random: () => 0.5 };
  retryFailedQueries(store, { ...options, schedule });
  await seconds(5.1);
  expect(calls).toHaveLength(2);
});

test('does not retry after a success, and starts with the first delay after a later failure', async () => {
  let answer: Network = down;
  const { dispatch, calls, store } = setUp((call) => answer(call));
  void dispatch(getPages.initiate());
  await seconds(5 + 15 + 1);
  answer = () => json(pageListFixture);
  await seconds(45);
  expect(getPages.select()(store.getState()).data).toHaveLength(pageListFixture.length);
  await seconds(600);
  expect(calls).toHaveLength(4);
  answer = down;
  void dispatch(getPages.initiate(undefined, { forceRefetch: true }));
  await seconds(4);
  expect(calls).toHaveLength(5);
  await seconds(1.1);
  expect(calls).toHaveLength(6);
});

test('retries only the failed page of a list', async () => {
  const fullPage = Array.from({ length: PAGE_SIZE }, (_, index) => ({ id: `el-${index}`, title: 'Isfront' }));
  const { dispatch, calls } = setUp(({ url }) => (url.includes('page=1&') ? json(fullPage) : down()));
  const lane = { link: 'https://content.test/layout/swimlanes/a' };
  await dispatch(getSwimlanePages.initiate(lane));
  void dispatch(getSwimlanePages.initiate(lane, { direction: 'forward' }));
  await seconds(6);
  expect(calls.map(({ url }) => new URL(url).searchParams.get('page'))).toEqual(['1', '2', '2']);
});

test.each([
  ['retries a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 2],
  ['retries a timeout', () => new Promise<Response>(() => undefined), 2],
  ['retries a 429', () => new Response(null, { status: 429 }), 2],
  ['retries a 500', () => new Response(null, { status: 500 }), 2],
  ['does not retry a 404', () => new Response(null, { status: 404 }), 1],
  ['does not retry a 403', () => new Response(null, { status: 403 }), 1],
  ['does not retry a malformed response', () => json({}), 1],
] as [string, Network, number][])('%s', async (_failure, network, expected) => {
  const { dispatch, calls } = setUp(network);
  void dispatch(getPages.initiate());
  await seconds(16);
  expect(calls).toHaveLength(expected);
});

test('retries all failed queries at once when the user or the network returns', async () => {
  const { dispatch, calls, browser } = setUp(down);
  void dispatch(getPages.initiate());
  for (const name of ['a', 'b']) {
    void dispatch(getSwimlane.initiate({ link: `https://content.test/layout/swimlanes/${name}` }));
  }
  await seconds(1);
  expect(calls).toHaveLength(3);
  browser.comeBack();
  await seconds(1);
  expect(calls).toHaveLength(6);
  // The delays start over.
  await seconds(3.9);
  expect(calls).toHaveLength(6);
  await seconds(0.2);
  expect(calls).toHaveLength(9);
});

test('does not retry while the user is away', async () => {
  const { dispatch, calls, browser } = setUp(down);
  void dispatch(getPages.initiate());
  browser.isPresent = false;
  await seconds(3600);
  browser.comeBack();
  await seconds(1);
  expect(calls).toHaveLength(1);
  browser.isPresent = true;
  browser.comeBack();
  await seconds(1);
  expect(calls).toHaveLength(2);
});

test('does not retry a query without subscribers', async () => {
  const { dispatch, calls } = setUp(down);
  const shown = dispatch(getPages.initiate());
  await seconds(1);
  shown.unsubscribe();
  await seconds(3600);
  expect(calls).toHaveLength(1);
});

test('keeps the error in the store during a retry', async () => {
  let answer: Network = down;
  const { dispatch, store } = setUp((call) => answer(call));
  void dispatch(getPages.initiate());
  await seconds(4);
  answer = () => new Promise<Response>(() => undefined);
  await seconds(2);
  expect(getPages.select()(store.getState())).toMatchObject({ status: 'pending', error: { status: 503 } });
});

test('ends when stopped, and when the API state is reset', async () => {
  const stopped = setUp(down);
  void stopped.dispatch(getPages.initiate());
  await seconds(1);
  stopped.stop();
  stopped.browser.comeBack();
  await seconds(600);
  expect(stopped.calls).toHaveLength(1);

  const left = setUp(down);
  void left.dispatch(getPages.initiate());
  await seconds(1);
  left.dispatch(api.util.resetApiState());
  await seconds(600);
  expect(left.calls).toHaveLength(1);
});

test('BANNER-11 does not retry banners, which are polled', async () => {
  const { dispatch, calls, browser } = setUp(down);
  void dispatch(getInAppMessages.initiate());
  void dispatch(getPages.initiate());
  await seconds(6);
  expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual(['inappmessages', 'pages', 'pages']);
  browser.comeBack();
  await seconds(1);
  expect(calls.filter(({ url }) => url.endsWith('/inappmessages'))).toHaveLength(1);
});
