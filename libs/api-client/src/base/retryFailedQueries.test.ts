import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getInAppMessages } from '../inAppMessages/endpoints.ts';
import { getPages } from '../pages/endpoints.ts';
import { pageListFixture } from '../pages/fixtures.ts';
import { getSwimlane } from '../swimlane/endpoints.ts';
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

/** A store whose failed queries are tried again, in a browser that the test plays. */
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

/** Lets so many seconds pass, and all that comes of it. */
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('what failed is asked again after 5, 15, 45 and 135 s, and then every 5 min', async () => {
  const { dispatch, calls } = setUp(() => new Promise((resolve) => setTimeout(() => resolve(down()), 100)));
  void dispatch(getPages.initiate());
  for (const pause of [5, 15, 45, 135, 300, 300]) {
    const before = calls.length;
    await seconds(pause - 1);
    expect(calls).toHaveLength(before);
    // A little more than a second: an answer takes its time, and the store a moment to tell of it.
    await seconds(1.2);
    expect(calls).toHaveLength(before + 1);
  }
});

test.each([
  [0, 4],
  [0.999, 6],
])('the pauses differ from viewer to viewer (%d)', async (random, pause) => {
  const { dispatch, calls } = setUp(down, random);
  void dispatch(getPages.initiate());
  await seconds(pause - 0.1);
  expect(calls).toHaveLength(1);
  await seconds(0.2);
  expect(calls).toHaveLength(2);
});

test('whoever tries himself meanwhile is counted', async () => {
  const { dispatch, calls } = setUp(down);
  const shown = dispatch(getPages.initiate());
  await seconds(2);
  void shown.refetch();
  await seconds(14.5);
  expect(calls).toHaveLength(2);
  await seconds(1);
  expect(calls).toHaveLength(3);
});

test('what had failed before is asked again too', async () => {
  const { dispatch, store, calls } = apiUnderTest(down);
  void dispatch(getPages.initiate());
  await seconds(1);
  const options = { isActive: () => true, onReturn: () => () => undefined, random: () => 0.5 };
  retryFailedQueries(store, { ...options, schedule });
  await seconds(5.1);
  expect(calls).toHaveLength(2);
});

test('what succeeds is left alone, and a later failure begins anew', async () => {
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

test.each([
  ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), 2],
  ['no answer in time', () => new Promise<Response>(() => undefined), 2],
  ['too many calls', () => new Response(null, { status: 429 }), 2],
  ['a fault of the server', () => new Response(null, { status: 500 }), 2],
  ['what is not there', () => new Response(null, { status: 404 }), 1],
  ['what is not allowed', () => new Response(null, { status: 403 }), 1],
  ['an answer that cannot be read', () => json({}), 1],
] as [string, Network, number][])('%s', async (_failure, network, expected) => {
  const { dispatch, calls } = setUp(network);
  void dispatch(getPages.initiate());
  await seconds(16);
  expect(calls).toHaveLength(expected);
});

test('all that failed, lanes too, is asked at once when the viewer or the network comes back', async () => {
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
  // The pauses begin anew.
  await seconds(3.9);
  expect(calls).toHaveLength(6);
  await seconds(0.2);
  expect(calls).toHaveLength(9);
});

test('nothing is asked while nobody looks, nor on a return that is none', async () => {
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

test('what nobody shows any longer is not asked again', async () => {
  const { dispatch, calls } = setUp(down);
  const shown = dispatch(getPages.initiate());
  await seconds(1);
  shown.unsubscribe();
  await seconds(3600);
  expect(calls).toHaveLength(1);
});

test('an error stays in the store while it is asked again, for whoever draws it', async () => {
  let answer: Network = down;
  const { dispatch, store } = setUp((call) => answer(call));
  void dispatch(getPages.initiate());
  await seconds(4);
  answer = () => new Promise<Response>(() => undefined);
  await seconds(2);
  expect(getPages.select()(store.getState())).toMatchObject({ status: 'pending', error: { status: 503 } });
});

test('it ends when it is stopped, and with the state of a viewer who is gone', async () => {
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

test('BANNER-11 banners are left to their own pace', async () => {
  const { dispatch, calls, browser } = setUp(down);
  void dispatch(getInAppMessages.initiate());
  void dispatch(getPages.initiate());
  await seconds(6);
  expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual(['inappmessages', 'pages', 'pages']);
  browser.comeBack();
  await seconds(1);
  expect(calls.filter(({ url }) => url.endsWith('/inappmessages'))).toHaveLength(1);
});
