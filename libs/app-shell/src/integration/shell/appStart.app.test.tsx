// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { getPages, dehydrateQueries } from '@tv/api-client';
import { FIXTURE_NOW, pageListFixture } from '@tv/api-client/fixtures';
import { createTestWorld, testConfig } from '@tv/test-world';
import { renderApp, waitInRealTime } from '../../testing/index.ts';
import { getMeta } from '../../testing/pageHead.ts';

const DAY_MS = 86_400_000;

describe('server-rendered state', () => {
  it('the app reuses the queries of the server and starts its clock at the render time', async () => {
    const { store } = createTestWorld({ responses: { 'GET /content-layout/pages': pageListFixture } });
    await store.dispatch(getPages.initiate());
    const app = await renderApp({
      path: '/a/b/c',
      dehydratedState: { renderedAt: FIXTURE_NOW + DAY_MS, answers: dehydrateQueries(store.getState().api) },
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await waitFor(() => expect(getMeta('robots')).toBe('noindex'));
    await waitFor(() => expect(app.analyticsEvents()).not.toEqual([]));
    const [first] = app.analyticsEvents();
    expect(Number(first?.timestamp) - FIXTURE_NOW).toBeGreaterThan(DAY_MS / 2);
    await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
    expect(app.calls()).not.toContain('GET /content-layout/pages');
  });

  it('the app does not set its clock back to the render time of a page that is a day old', async () => {
    const { store } = createTestWorld({ responses: { 'GET /content-layout/pages': pageListFixture } });
    await store.dispatch(getPages.initiate());
    const app = await renderApp({
      path: '/a/b/c',
      dehydratedState: { renderedAt: FIXTURE_NOW - DAY_MS, answers: dehydrateQueries(store.getState().api) },
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await waitFor(() => expect(app.analyticsEvents()).not.toEqual([]));
    const [first] = app.analyticsEvents();
    expect(Number(first?.timestamp) - FIXTURE_NOW).toBeGreaterThan(-DAY_MS / 2);
  });
});

describe('the signed-in hint', () => {
  it.each([true, false])(
    'the signed-in hint is removed when the session is known (signed in: %s)',
    async (isSignedIn) => {
      await renderApp({ isSignedIn, hasSignedInHint: true });
      expect(document.documentElement.dataset['viewer']).toBe('stored');
      await waitFor(() => expect(document.documentElement.dataset['viewer']).toBeUndefined());
    },
  );
});

describe('failed queries', () => {
  it('a page list that failed to load is refetched after a while', async () => {
    let isDown = true;
    const app = await renderApp({
      responses: {
        'GET /content-layout/pages': () =>
          isDown ? new Response(null, { status: 503 }) : Response.json(pageListFixture),
      },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Noe gikk galt'));
    isDown = false;
    await waitInRealTime(async () => {
      await app.advanceTime(1000);
      expect(document.body).toHaveTextContent('Isfront');
    });
  });
});

describe('the client id of the analytics script', () => {
  it('ANA-02 analytics events carry the client id of the analytics script when one is configured', async () => {
    document.cookie = '_ga=GA1.1.1734567890.1698765432';
    const options = {
      path: '/a/b/c',
      config: { environment: 'uat', analytics: { ...testConfig.analytics, containerId: 'GTM-1' } },
      localStorage: { 'analytics-consent': 'granted' },
    } as const;
    const app = await renderApp(options);
    await waitFor(() =>
      expect(app.analyticsEvents()).toContainEqual(
        expect.objectContaining({ event: 'page_not_found', clientId: 'GA1.1.1734567890.1698765432' }),
      ),
    );
  });
});

describe('dev flags', () => {
  it('CONF-08 the global override of a test sets the dev flags', async () => {
    vi.stubGlobal('devFlagOverride', { darkerLayout: true });
    await renderApp({ path: '/a/b/c' });
    await waitFor(() => expect(document.querySelector('#root > [data-tone="dark"]')).not.toBeNull());
  });
});
