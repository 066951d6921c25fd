import { expect, onTestFinished, test } from 'vitest';
import { getPackages } from '@tv/api-client';
import { settingsFixture } from '@tv/api-client/fixtures';
import { connectSession } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import { createTestWorld } from '@tv/test-world';
import { refetchAll, resetCache, runStartup } from './runStartup.ts';

const SETTINGS = 'GET /gateway/settings';

/** An app that starts with or without stored tokens. */
function starting(isSignedIn: boolean) {
  const { browser, tab, close } = createStoryTab({ isSignedIn: true });
  if (!isSignedIn) browser.localStorage.clear();
  const { session } = tab;
  const { store, network, analytics } = createTestWorld({
    tokens: session.tokens,
    responses: { [SETTINGS]: settingsFixture },
  });
  onTestFinished(
    connectSession({
      session,
      dispatch: store.dispatch,
      resetCache: () => resetCache(store),
      refetchAll: () => refetchAll(store),
      analytics,
    }),
  );
  onTestFinished(close);
  return {
    provider: browser.provider,
    session,
    begin: () => runStartup(store, session),
    requested: () => network.requestsTo(SETTINGS).length,
    customerAsked: () => network.requestsTo('GET /gateway/customer').length,
    packages: () => getPackages.select()(store.getState()),
  };
}

test('PKG-02 runStartup fetches the packages once', async () => {
  const { provider, session, begin, requested, packages } = starting(false);
  provider.session = undefined;
  await begin();
  await expect.poll(() => packages().isSuccess).toBe(true);
  expect(session.currentUser().state).toBe('signedOut');
  expect(requested()).toBe(1);
});

test('runStartup fetches a known customer before the first render, and nothing for a visitor', async () => {
  const known = starting(true);
  await known.begin();
  await expect.poll(known.customerAsked).toBe(1);
  const visitor = starting(false);
  visitor.provider.session = undefined;
  await visitor.begin();
  await expect.poll(() => visitor.packages().isSuccess).toBe(true);
  expect(visitor.customerAsked()).toBe(0);
});

test('PKG-02 runStartup fetches the packages once for a known customer', async () => {
  const { session, begin, requested, packages } = starting(true);
  await begin();
  await expect.poll(() => packages().isSuccess).toBe(true);
  expect(session.currentUser().kind).toBe('customer');
  expect(requested()).toBe(1);
});

test('PKG-02 runStartup fetches the packages again when the user is found to be signed in, and drops the data of the visitor', async () => {
  const { session, begin, requested, packages } = starting(false);
  await begin();
  await expect.poll(() => packages().isSuccess).toBe(true);
  expect(session.currentUser().kind).toBe('customer');
  expect(requested()).toBe(2);
});
