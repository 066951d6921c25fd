// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageListFixture } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { fjordvisning, testConfig } from '@tv/test-world';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';

/** An app whose front page has come, with the lane that opens it. */
async function opened(options: RenderAppOptions = {}) {
  const app = await renderApp(options);
  await waitFor(() => expect(screen.text()).toContain('Isfront'));
  await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
  const header = (name: string) => [
    ...new Set(app.network.requests.map(({ request }) => request.headers.get(name))),
  ];
  return { app, header };
}

describe('every call', () => {
  it('API-01 API-02 API-03 says JSON both ways, and which brand and build it comes from', async () => {
    const { header } = await opened();
    expect(header('content-type')).toEqual(['application/json']);
    expect(header('accept')).toEqual(['application/json']);
    expect(header('x-glimt-application')).toEqual(['web/2.3.4']);
    expect(header('x-fjordvisning-application')).toEqual([null]);
  });

  it('API-03 names the other brand in the other brand', async () => {
    const { header } = await opened({ brand: fjordvisning });
    expect(header('x-fjordvisning-application')).toEqual(['web/2.3.4']);
    expect(header('x-glimt-application')).toEqual([null]);
  });

  it('API-04 API-05 carries the id of the session and of the browser, each for as long as it lasts', async () => {
    const first = await opened();
    const [session] = first.header('x-glimt-appsessionid');
    const [installation] = first.header('x-glimt-appinstallationid');
    expect(session).toMatch(/^[\da-f-]{36}$/);
    expect(installation).toMatch(/^[\da-f-]{36}$/);

    const reloaded = await opened({ previousApp: first.app });
    expect(reloaded.header('x-glimt-appsessionid')).toEqual([session]);
    expect(reloaded.header('x-glimt-appinstallationid')).toEqual([installation]);

    sessionStorage.clear();
    const later = await opened({ previousApp: reloaded.app });
    const [another] = later.header('x-glimt-appsessionid');
    expect(another).toMatch(/^[\da-f-]{36}$/);
    expect(another).not.toBe(session);
    expect(later.header('x-glimt-appinstallationid')).toEqual([installation]);
  });

  it('API-06 carries the token of who is signed in, and none of a visitor', async () => {
    const visitor = await opened();
    expect(visitor.header('authorization')).toEqual([null]);
    const customer = await opened({ isSignedIn: true });
    const tokens = customer.header('authorization');
    expect(tokens).toHaveLength(1);
    expect(tokens[0]).toMatch(/^Bearer \w+\.\w+\./);
  });

  it('API-07 goes where the configuration rewrites it to', async () => {
    const mirror = 'https://mirror.test/l';
    const app = await renderApp({
      config: { rewrites: [{ from: testConfig.services.contentLayout, to: mirror }] },
      responses: { [`GET ${mirror}/pages`]: pageListFixture },
    });
    await waitFor(() => expect(app.calls()).toContain(`GET ${mirror}/pages`));
    expect(app.calls()).not.toContain('GET /content-layout/pages');
  });

  it('API-12 of a visitor that is refused has us look whether he is signed in at the provider by now', async () => {
    const { app } = await opened({
      responses: { 'GET /content-layout/pages/filmer': () => new Response(null, { status: 401 }) },
    });
    app.provider.session = kari;
    expect(app.provider.count('GET /context/check')).toBe(1);
    app.popTo('/filmer');
    // He is: a hidden frame asks the provider for his tokens.
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    expect(app.provider.count('GET /context/check')).toBe(2);
  });

  it('API-13 that fails is reported', async () => {
    const app = await renderApp({
      responses: { 'GET /content-layout/pages': () => new Response(null, { status: 500 }) },
    });
    await waitFor(() =>
      expect(app.consoleMessages.join('\n')).toContain('Failed to make network request (500)'),
    );
  });
});

describe('the gateway', () => {
  it.each(['dev', 'test', 'uat', 'prod'] as const)(
    'API-15 is that of the environment: %s',
    async (environment) => {
      const app = await renderApp({ config: { environment } });
      await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
      const [request] = app.network.requestsTo('GET /gateway/settings');
      expect(new URL(request?.url ?? '').origin).toBe(testConfig.services.gateway[environment]);
    },
  );

  it('API-16 is the one that this browser says, but not in production', async () => {
    const localStorage = { 'gateway-override': 'https://mine.test/gateway' };
    const app = await renderApp({ localStorage });
    await waitFor(() => expect(app.calls()).toContain('GET https://mine.test/gateway/settings'));
    expect(app.calls()).not.toContain('GET /gateway/settings');

    const live = await renderApp({ localStorage, config: { environment: 'prod' }, previousApp: app });
    await waitFor(() => expect(live.calls()).toContain('GET /gateway/settings'));
    expect(live.calls()).not.toContain('GET https://mine.test/gateway/settings');
  });
});
