// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { pageListFixture } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { fjordvisning, testConfig } from '@tv/test-world';
import { renderApp } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';

/** Renders the front page and waits for its first lane. */
async function renderFrontPage(options: RenderAppOptions = {}) {
  const app = await renderApp(options);
  await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
  await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
  const headerValues = (name: string) => [
    ...new Set(app.network.requests.map(({ request }) => request.headers.get(name))),
  ];
  return { app, headerValues };
}

describe('API requests', () => {
  it('API-01 API-02 API-03 requests send and accept JSON, and name the brand and version', async () => {
    const { headerValues } = await renderFrontPage();
    expect(headerValues('content-type')).toEqual(['application/json']);
    expect(headerValues('accept')).toEqual(['application/json']);
    expect(headerValues('x-glimt-application')).toEqual(['web/2.3.4']);
    expect(headerValues('x-fjordvisning-application')).toEqual([null]);
  });

  it('API-03 requests of the other brand use its own header', async () => {
    const { headerValues } = await renderFrontPage({ brand: fjordvisning });
    expect(headerValues('x-fjordvisning-application')).toEqual(['web/2.3.4']);
    expect(headerValues('x-glimt-application')).toEqual([null]);
  });

  it('API-04 API-05 requests carry the session id and the installation id, each for its lifetime', async () => {
    const first = await renderFrontPage();
    const [session] = first.headerValues('x-glimt-appsessionid');
    const [installation] = first.headerValues('x-glimt-appinstallationid');
    expect(session).toMatch(/^[\da-f-]{36}$/);
    expect(installation).toMatch(/^[\da-f-]{36}$/);

    const reloaded = await renderFrontPage({ previousApp: first.app });
    expect(reloaded.headerValues('x-glimt-appsessionid')).toEqual([session]);
    expect(reloaded.headerValues('x-glimt-appinstallationid')).toEqual([installation]);

    sessionStorage.clear();
    const later = await renderFrontPage({ previousApp: reloaded.app });
    const [newSession] = later.headerValues('x-glimt-appsessionid');
    expect(newSession).toMatch(/^[\da-f-]{36}$/);
    expect(newSession).not.toBe(session);
    expect(later.headerValues('x-glimt-appinstallationid')).toEqual([installation]);
  });

  it('API-06 requests carry the access token of the user, and none for a visitor', async () => {
    const visitor = await renderFrontPage();
    expect(visitor.headerValues('authorization')).toEqual([null]);
    const customer = await renderFrontPage({ isSignedIn: true });
    const tokens = customer.headerValues('authorization');
    expect(tokens).toHaveLength(1);
    expect(tokens[0]).toMatch(/^Bearer \w+\.\w+\./);
  });

  it('API-07 requests follow the URL rewrites of the configuration', async () => {
    const mirror = 'https://mirror.test/l';
    const app = await renderApp({
      config: { rewrites: [{ from: testConfig.services.contentLayout, to: mirror }] },
      responses: { [`GET ${mirror}/pages`]: pageListFixture },
    });
    await waitFor(() => expect(app.calls()).toContain(`GET ${mirror}/pages`));
    expect(app.calls()).not.toContain('GET /content-layout/pages');
  });

  it('API-12 a 401 for a visitor triggers a check for a new session at the provider', async () => {
    const { app } = await renderFrontPage({
      responses: { 'GET /content-layout/pages/filmer': () => new Response(null, { status: 401 }) },
    });
    app.provider.session = kari;
    expect(app.provider.count('GET /context/check')).toBe(1);
    app.popTo('/filmer');
    // There is one: a hidden frame fetches its tokens.
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    expect(app.provider.count('GET /context/check')).toBe(2);
  });

  it('API-13 a failed request is reported', async () => {
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
    'API-15 the gateway is selected by the environment: %s',
    async (environment) => {
      const app = await renderApp({ config: { environment } });
      await waitFor(() => expect(app.calls()).toContain('GET /gateway/settings'));
      const [request] = app.network.requestsTo('GET /gateway/settings');
      expect(new URL(request?.url ?? '').origin).toBe(testConfig.services.gateway[environment]);
    },
  );

  it('API-16 the gateway can be overridden in localStorage, but not in production', async () => {
    const localStorage = { 'gateway-override': 'https://mine.test/gateway' };
    const app = await renderApp({ localStorage });
    await waitFor(() => expect(app.calls()).toContain('GET https://mine.test/gateway/settings'));
    expect(app.calls()).not.toContain('GET /gateway/settings');

    const production = await renderApp({ localStorage, config: { environment: 'prod' }, previousApp: app });
    await waitFor(() => expect(production.calls()).toContain('GET /gateway/settings'));
    expect(production.calls()).not.toContain('GET https://mine.test/gateway/settings');
  });
});
