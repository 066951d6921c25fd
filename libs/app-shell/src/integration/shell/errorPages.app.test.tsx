// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { dehydrateQueries } from '@tv/api-client';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import type { Brand } from '@tv/config';
import { createTestWorld, glimt, testConfig } from '@tv/test-world';
import { renderApp, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';
import { getMeta } from '../../testing/pageHead.ts';

const trackingConfig = { environment: 'uat' } as const;
const withConsent = { 'analytics-consent': 'granted' };

/** Returns a brand that throws when the given part is read. */
function brokenBrand(part: 'slug' | 'switches' | 'texts', error: Error): Brand {
  return Object.defineProperty({ ...glimt }, part, {
    get: () => {
      throw error;
    },
  });
}

describe('not-found pages', () => {
  it.each(['/finnes-ikke', '/a/b/c', '/tema/finnes-ikke', '/film/finnes-ikke', '/watch/foo/1'])(
    'ERR-01 ERR-02 ERR-03 %s shows a not-found page with a link to the front page, and is noindex',
    async (path) => {
      const missing = () => new Response(null, { status: 404 });
      await renderApp({
        path,
        responses: {
          'GET /content-layout/pages/finnes-ikke': missing,
          'GET /content-search/coverpage/super/finnes-ikke/': missing,
        },
      });
      await screen.findByRole('heading', {
        level: 1,
        name: 'Au da, vi finner dessverre ikke innholdet du leter etter',
      });
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Til forsiden' }).pathname).toBe('/');
      expect(getMeta('robots')).toBe('noindex');
      // The page also offers search and titles from the front page.
      expect(
        screen
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href'))
          .filter((to) => to === '/search'),
      ).toHaveLength(2);
      await waitFor(() => expect(document.body).toHaveTextContent('Nye filmer'));
    },
  );

  it.each(['/film/constructor', '/film/toString', '/serie/__proto__', '/tema/constructor'])(
    'ERR-01 %s shows the not-found page although every object has a property of that name',
    async (path) => {
      const missing = () => new Response(null, { status: 404 });
      await renderApp({
        path,
        responses: {
          'GET /content-layout/pages/constructor': missing,
          'GET /content-search/coverpage/super/:id/': missing,
          'GET /content-search/coverpage/series/:id': missing,
        },
      });
      await screen.findByRole('heading', {
        level: 1,
        name: 'Au da, vi finner dessverre ikke innholdet du leter etter',
      });
    },
  );

  it('ANA-08 page_not_found is tracked after consent only', async () => {
    const app = await renderApp({ path: '/a/b/c', config: trackingConfig, localStorage: withConsent });
    app.freezeTime();
    await waitInRealTime(() => expect(getMeta('robots')).toBe('noindex'));
    // The tag manager gets 20 attempts of 100 ms to assign a client id.
    await app.advanceTime(2500);
    expect(app.analyticsEvents()).toContainEqual(
      expect.objectContaining({ event: 'page_not_found', path: '/a/b/c' }),
    );

    const other = await renderApp({ path: '/a/b/c', config: trackingConfig });
    await waitInRealTime(() => expect(getMeta('robots')).toBe('noindex'));
    await other.advanceTime(5000);
    expect(other.analyticsEvents()).toEqual([]);
  });

  it.each(['/min-konto/annet', '/package/other', '/bli-kunde/annet'])(
    'ERR-04 ERR-05 ERR-06 %s shows the not-found page of the customer pages, with a link to help',
    async (path) => {
      const app = await renderApp({ path });
      await screen.findByRole('heading', { level: 1, name: 'Beklager! Vi fant ikke siden du lette etter' });
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Tilbake til forsiden' }).pathname).toBe(
        '/',
      );
      expect(getMeta('robots')).toBe('noindex');
      await user.click(await screen.findByRole('link', { name: 'Til hjelpesider' }));
      await waitFor(() => expect(app.currentPath()).toBe('/hjelp'));
      await screen.findByRole('heading', { level: 1, name: 'Hjelp' });
    },
  );
});

describe('errors', () => {
  it('ERR-07 ERR-08 ERR-09 an error outside the pages shows a full error page and is reported', async () => {
    const app = await renderApp({ brand: brokenBrand('texts', new Error('No texts')), path: '/a/b/c' });
    await screen.findByRole('heading', { level: 1, name: 'Au da, det har oppstått en feil.' });
    expect(document.body).toHaveTextContent('Feilen er meldt fra om, og vi retter den så fort vi kan.');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Til forsiden' }).pathname).toBe('/');
    expect(app.consoleMessages).toContain('error: [app.render] No texts');
  });

  it('ERR-10 ERR-11 an error in a page is shown within the layout and reported', async () => {
    const app = await renderApp({ brand: brokenBrand('switches', new Error('No switches')), path: '/tv' });
    await screen.findByRole('heading', { level: 1, name: 'Noe gikk galt' });
    expect(document.body).toHaveTextContent(
      'Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.',
    );
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Hjelp' }).pathname).toBe('/hjelp');
    expect(app.consoleMessages.join('\n')).toMatch(/^error: \[render .*\] No switches$/m);

    // Help pages do not use the switches.
    await user.click(screen.getByRole('link', { name: 'Hjelp' }));
    await screen.findByRole('heading', { level: 1, name: 'Hjelp' });
    expect(screen.queryByRole('heading', { level: 1, name: 'Noe gikk galt' })).not.toBeInTheDocument();
  });

  it('ERR-12 the stack trace is shown to internal users only', async () => {
    const brand = brokenBrand('switches', new Error('No switches'));
    const internalUsers = { domain: 'kunde.test', patterns: [] };
    await renderApp({ brand, path: '/tv', isSignedIn: true, config: { internalUsers } });
    await waitFor(() => expect(document.querySelector('pre')).toHaveTextContent('Error: No switches'));

    await renderApp({ brand, path: '/tv', isSignedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Noe gikk galt' });
    expect(document.querySelector('pre')).toBeNull();
  });

  it('IMAGE-05 IMAGE-06 an image that fails to load is a warning, and a logo is not reported', async () => {
    const app = await renderApp();
    const logo = () => document.querySelector<HTMLImageElement>('main img[src*="/logo-"]');
    const picture = () => document.querySelector<HTMLImageElement>('main article img:not([src*="/logo-"])');
    await waitFor(() => expect(logo()).not.toBeNull());
    await waitFor(() => expect(picture()).not.toBeNull());
    fireEvent.error(logo() ?? document.body);
    const imageUrl = picture()?.src.replace(/[?].*/, '');
    fireEvent.error(picture() ?? document.body);
    await waitFor(() =>
      expect(app.consoleMessages).toContain(`warn: [image.load] Unable to load image ${imageUrl}`),
    );
    // One report, and none for the logo.
    await app.advanceTime(1000);
    expect(app.consoleMessages).toHaveLength(1);
  });

  it.each([
    { key: '(document)', configText: '{' },
    { key: 'version', configText: JSON.stringify({ ...testConfig, version: '' }) },
    {
      key: 'errorTracking.percentage',
      configText: JSON.stringify({ ...testConfig, errorTracking: { enabled: true, percentage: 101 } }),
    },
  ])(
    'CONF-18 an invalid configuration shows an error, names the key on the console and sends no request: $key',
    async ({ key, configText }) => {
      const app = await renderApp({ configText });
      await screen.findByRole('heading', { level: 1, name: 'Vi får ikke startet' });
      expect(document.body).not.toHaveTextContent(key);
      expect(app.consoleMessages.join()).toContain(`error: [start] ConfigError: Configuration "${key}"`);
      expect(app.calls()).toEqual([]);
    },
  );
});

describe('a failed start', () => {
  const pageHtml = '<main><h1>Filmer</h1><a href="/film/isfront">Isfront</a></main>';
  const { store } = createTestWorld();
  const serverState = { renderedAt: FIXTURE_NOW, answers: dehydrateQueries(store.getState().api) };
  const notice = () => screen.queryByRole('alert');

  it.each([
    { part: 'slug', when: 'before the first render' },
    { part: 'texts', when: 'during hydration' },
  ] as const)('a failed start keeps the server-rendered page and shows a notice: $when', async ({ part }) => {
    const app = await renderApp({
      brand: brokenBrand(part, new TypeError('Promise.try is not a function')),
      path: '/tv',
      dehydratedState: serverState,
      serverHtml: pageHtml,
      hasSignedInHint: true,
    });
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Filmer' })).toBeInTheDocument();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Isfront' }).pathname).toBe('/film/isfront');
    expect(notice()).toHaveTextContent('Du kan lese og følge lenker, men ikke logge inn');
    expect(document.body).not.toHaveTextContent('oppsettet');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Last siden på nytt' }).pathname).toBe('/tv');
    // The page shows the signed-out state in which it was rendered.
    expect(document.documentElement.dataset['viewer']).toBeUndefined();
    expect(getMeta('robots')).toBeUndefined();
    expect(app.consoleMessages.join()).toContain('Promise.try is not a function');

    await user.click(await screen.findByRole('button', { name: 'Lukk' }));
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Filmer' })).toBeInTheDocument();
  });

  it('CONF-18 an invalid setting causes a notice on the server-rendered page', async () => {
    const app = await renderApp({
      configText: JSON.stringify({ ...testConfig, version: '' }),
      dehydratedState: serverState,
      serverHtml: pageHtml,
    });
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Filmer' })).toBeInTheDocument();
    expect(notice()).not.toHaveTextContent('version');
    expect(app.consoleMessages.join()).toContain('error: [start] ConfigError: Configuration "version"');
    expect(notice()).toHaveTextContent('Noe er galt i oppsettet hos oss.');
  });

  it('a failed start without a server-rendered page shows an error that does not blame the configuration', async () => {
    await renderApp({ brand: brokenBrand('slug', new TypeError('Promise.try is not a function')) });
    await screen.findByRole('heading', { level: 1, name: 'Noe på siden virker ikke' });
    expect(document.body).not.toHaveTextContent('oppsettet');
    expect(getMeta('robots')).toBe('noindex');
  });

  it('ERR-07 an app that breaks after hydration shows the error page', async () => {
    let isBroken = false;
    const brand = Object.defineProperty({ ...glimt }, 'texts', {
      get: () => {
        if (isBroken) throw new Error('No texts');
        return glimt.texts;
      },
    });
    const app = await renderApp({ brand, path: '/tv', dehydratedState: serverState, serverHtml: pageHtml });
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Hjelp' }).pathname).toBe('/hjelp'),
    );
    app.popTo('/bli-kunde');
    await waitFor(() => expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument());
    isBroken = true;
    // This page mounts the footer, which reads the texts.
    app.popTo('/a/b/c');
    await screen.findByRole('heading', { level: 1, name: 'Au da, det har oppstått en feil.' });
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('error reports', () => {
  /** Decorative images have no role. */
  async function failFirstImage() {
    const image = () => screen.getByRole('main').querySelector('img');
    await waitFor(() => expect(image()).toBeInTheDocument());
    fireEvent.error(image() ?? document.body);
  }

  it.each([{ enabled: false, percentage: 100 }])('errors are not reported with %o', async (errorTracking) => {
    const app = await renderApp({ config: { errorTracking } });
    await failFirstImage();
    await app.advanceTime(1000);
    expect(app.consoleMessages).toEqual([]);
  });

  it.each([
    [0.49, 1],
    [0.51, 0],
  ])(
    'errors are reported in the configured share of sessions: at 50 %% and random value %d, %d reports',
    async (random, count) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const app = await renderApp({ config: { errorTracking: { enabled: true, percentage: 50 } } });
      await failFirstImage();
      await app.advanceTime(1000);
      expect(app.consoleMessages).toHaveLength(count);
    },
  );

  it('ANA-01 no analytics events are sent in test and dev', async () => {
    for (const environment of ['test', 'dev'] as const) {
      const app = await renderApp({ path: '/a/b/c', config: { environment }, localStorage: withConsent });
      await waitFor(() => expect(getMeta('robots')).toBe('noindex'));
      await app.advanceTime(5000);
      expect(app.analyticsEvents()).toEqual([]);
    }
  });
});

describe('chunk-load errors', () => {
  const createChunkError = () =>
    new TypeError('Failed to fetch dynamically imported module: /assets/film.js');

  /** Dispatches the event that Vite sends when a script or stylesheet fails to load. */
  const dispatchPreloadError = (payload: Error) =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

  const countReloads = (app: RenderedApp) => app.navigations.filter((move) => move === 'reload').length;

  it.each([createChunkError(), new Error('Unable to preload CSS for /assets/film.css')])(
    'ERR-13 ERR-15 a chunk-load error reloads the page and stores the time in the tab: %s',
    async (error) => {
      const app = await renderApp();
      dispatchPreloadError(error);
      await waitFor(() => expect(countReloads(app)).toBe(1));
      expect(Math.abs(Number(sessionStorage.getItem('chunk-reload')) - app.now())).toBeLessThan(1000);
    },
  );

  it('ERR-14 ERR-15 a second chunk-load error within 10 s is only reported, also after a reload', async () => {
    const first = await renderApp();
    dispatchPreloadError(createChunkError());
    await waitFor(() => expect(countReloads(first)).toBe(1));

    const second = await renderApp({ previousApp: first });
    dispatchPreloadError(createChunkError());
    await waitFor(() =>
      expect(second.consoleMessages.join('\n')).toContain('error: [chunk.load] TypeError: Failed to fetch'),
    );
    expect(countReloads(second)).toBe(0);

    const third = await renderApp({ previousApp: second, now: second.now() + 10_000 });
    dispatchPreloadError(createChunkError());
    await waitFor(() => expect(countReloads(third)).toBe(1));
  });

  it.each([
    ['ahead of', 3_600_000],
    ['behind', -3_600_000],
  ])(
    'ERR-14 chunk-load errors reload once in 10 s when the server clock is far %s the local clock',
    async (_case, offset) => {
      const date = () => new Date(FIXTURE_NOW + offset).toUTCString();
      // A response that cannot come from a cache sets the clock of the app.
      const settings = 'GET /gateway/settings';
      const responses = { [settings]: () => Response.json({ packages: [] }, { headers: { Date: date() } }) };
      const first = await renderApp({ responses });
      await waitFor(() => expect(first.calls()).toContain(settings));
      await first.advanceTime(100);
      dispatchPreloadError(createChunkError());
      await waitFor(() => expect(countReloads(first)).toBe(1));

      // This page has no response from the server yet.
      const second = await renderApp({
        previousApp: first,
        responses: { [settings]: () => new Promise(() => undefined) },
      });
      dispatchPreloadError(createChunkError());
      await waitFor(() => expect(second.consoleMessages.join('\n')).toContain('error: [chunk.load]'));
      expect(countReloads(second)).toBe(0);
    },
  );

  it('ERR-13 a chunk-load error during rendering shows the loading state until the reload', async () => {
    const app = await renderApp({ brand: brokenBrand('switches', createChunkError()), path: '/tv' });
    await waitFor(() => expect(countReloads(app)).toBe(1));
    expect(document.body).toHaveTextContent('Henter innhold');
    expect(document.body).not.toHaveTextContent('Noe gikk galt');
  });
});
