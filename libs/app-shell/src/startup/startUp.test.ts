import { expect, onTestFinished, test } from 'vitest';
import { getPackages } from '@tv/api-client';
import { settingsFixture } from '@tv/api-client/fixtures';
import { connectSession, sessionSlice } from '@tv/auth';
import { storyTab } from '@tv/auth/testing';
import { createTestWorld } from '@tv/test-world';
import { askAgain, startAnew, startUp } from './startUp.ts';

const SETTINGS = 'GET /gateway/settings';

/** An app that starts with somebody's token in the browser, or nobody's. */
function starting(isSignedIn: boolean) {
  const { browser, tab, close } = storyTab({ isSignedIn: true });
  if (!isSignedIn) browser.localStorage.clear();
  const { session } = tab;
  const { store, network, analytics } = createTestWorld({
    tokens: session.tokens,
    reducers: { [sessionSlice.name]: sessionSlice.reducer },
    responses: { [SETTINGS]: settingsFixture },
  });
  onTestFinished(
    connectSession({
      session,
      dispatch: store.dispatch,
      resetApi: () => startAnew(store),
      refetchAll: () => askAgain(store),
      analytics,
    }),
  );
  onTestFinished(close);
  return {
    provider: browser.provider,
    session,
    begin: () => startUp(store, session),
    asked: () => network.requestsTo(SETTINGS).length,
    customerAsked: () => network.requestsTo('GET /gateway/customer').length,
    packages: () => getPackages.select()(store.getState()),
  };
}

test('PKG-02 packages are asked for at start, once', async () => {
  const { provider, session, begin, asked, packages } = starting(false);
  provider.session = undefined;
  await begin();
  await expect.poll(() => packages().isSuccess).toBe(true);
  expect(session.viewer().state).toBe('signedOut');
  expect(asked()).toBe(1);
});

test('who is known from before is asked for before anything is drawn, and a visitor never', async () => {
  const known = starting(true);
  await known.begin();
  await expect.poll(known.customerAsked).toBe(1);
  const visitor = starting(false);
  visitor.provider.session = undefined;
  await visitor.begin();
  await expect.poll(() => visitor.packages().isSuccess).toBe(true);
  expect(visitor.customerAsked()).toBe(0);
});

test('PKG-02 and once where the viewer is known from before', async () => {
  const { session, begin, asked, packages } = starting(true);
  await begin();
  await expect.poll(() => packages().isSuccess).toBe(true);
  expect(session.viewer().kind).toBe('customer');
  expect(asked()).toBe(1);
});

test('PKG-02 and once more where he is found out later: what was said to a visitor is not kept for him', async () => {
  const { session, begin, asked, packages } = starting(false);
  await begin();
  await expect.poll(() => packages().isSuccess).toBe(true);
  expect(session.viewer().kind).toBe('customer');
  expect(asked()).toBe(2);
});
