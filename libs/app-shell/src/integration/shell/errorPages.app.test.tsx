// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { dehydrateQueries } from '@tv/api-client';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import type { Brand } from '@tv/config';
import { createTestWorld, glimt, testConfig } from '@tv/test-world';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';

const measured = { environment: 'uat' } as const;
const agreed = { 'analytics-consent': 'granted' };

/** A brand that breaks whatever asks for a part of it. */
function brokenBrand(part: 'slug' | 'switches' | 'texts', error: Error): Brand {
  return Object.defineProperty({ ...glimt }, part, {
    get: () => {
      throw error;
    },
  });
}

describe('what is not there', () => {
  it.each(['/finnes-ikke', '/a/b/c', '/tema/finnes-ikke', '/film/finnes-ikke', '/watch/foo/1'])(
    'ERR-01 ERR-02 ERR-03 at %s the viewer is told so, and led to the front page; search engines are not',
    async (path) => {
      const missing = () => new Response(null, { status: 404 });
      await renderApp({
        path,
        responses: {
          'GET /content-layout/pages/finnes-ikke': missing,
          'GET /content-search/coverpage/super/finnes-ikke/': missing,
        },
      });
      await waitFor(() =>
        expect(screen.heading()).toBe('Au da, vi finner dessverre ikke innholdet du leter etter'),
      );
      expect(screen.link('Til forsiden').pathname).toBe('/');
      expect(screen.meta('robots')).toBe('noindex');
      // There is more than a sentence: search, and titles of the front page.
      expect(screen.paths().filter((to) => to === '/search')).toHaveLength(2);
      await waitFor(() => expect(screen.text()).toContain('Nye filmer'));
    },
  );

  it.each(['/film/constructor', '/film/toString', '/serie/__proto__', '/tema/constructor'])(
    'ERR-01 shows the not-found page at %s, whose id every object has a property for',
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
      await waitFor(() =>
        expect(screen.heading()).toBe('Au da, vi finner dessverre ikke innholdet du leter etter'),
      );
    },
  );

  it('ANA-08 tells the reports, where the viewer has agreed to it', async () => {
    const app = await renderApp({ path: '/a/b/c', config: measured, localStorage: agreed });
    app.freezeTime();
    await waitFor(() => expect(screen.meta('robots')).toBe('noindex'));
    // The tag manager has 20 tries of 100 ms to give this browser an id.
    await app.advanceTime(2500);
    expect(app.analyticsEvents()).toContainEqual(
      expect.objectContaining({ event: 'page_not_found', path: '/a/b/c' }),
    );

    const other = await renderApp({ path: '/a/b/c', config: measured });
    await waitFor(() => expect(screen.meta('robots')).toBe('noindex'));
    await other.advanceTime(5000);
    expect(other.analyticsEvents()).toEqual([]);
  });

  it.each(['/min-konto/annet', '/package/other', '/bli-kunde/annet'])(
    'ERR-04 ERR-05 ERR-06 on the customer side, at %s, it is a page that is missing, with help beside it',
    async (path) => {
      const app = await renderApp({ path });
      await waitFor(() => expect(screen.heading()).toBe('Beklager! Vi fant ikke siden du lette etter'));
      expect(screen.link('Tilbake til forsiden').pathname).toBe('/');
      expect(screen.meta('robots')).toBe('noindex');
      screen.link('Til hjelpesider').click();
      await waitFor(() => expect(app.currentPath()).toBe('/hjelp'));
      await waitFor(() => expect(screen.heading()).toBe('Hjelp'));
    },
  );
});

describe('what breaks', () => {
  it('ERR-07 ERR-08 ERR-09 around every page leaves a page of its own, and a report', async () => {
    const app = await renderApp({ brand: brokenBrand('texts', new Error('No words')), path: '/a/b/c' });
    await waitFor(() => expect(screen.heading()).toBe('Au da, det har oppstått en feil.'));
    expect(screen.text()).toContain('Feilen er meldt fra om, og vi retter den så fort vi kan.');
    expect(screen.link('Til forsiden').pathname).toBe('/');
    expect(app.consoleMessages).toContain('error: [app.render] No words');
  });

  it('ERR-10 ERR-11 in a page stays in the page, and is reported', async () => {
    const app = await renderApp({ brand: brokenBrand('switches', new Error('No switches')), path: '/tv' });
    await waitFor(() => expect(screen.heading()).toBe('Noe gikk galt'));
    expect(screen.text()).toContain('Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.');
    expect(screen.link('Hjelp').pathname).toBe('/hjelp');
    expect(app.consoleMessages.join('\n')).toMatch(/^error: \[render .*\] No switches$/m);

    // The next page is another one.
    screen.link('TV-guide').click();
    await waitFor(() => expect(screen.heading()).not.toBe('Noe gikk galt'));
  });

  it('ERR-12 shows the stack to our own people, and to nobody else', async () => {
    const brand = brokenBrand('switches', new Error('No switches'));
    const internalUsers = { domain: 'kunde.test', patterns: [] };
    await renderApp({ brand, path: '/tv', isSignedIn: true, config: { internalUsers } });
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('Error: No switches'));

    await renderApp({ brand, path: '/tv', isSignedIn: true });
    await waitFor(() => expect(screen.heading()).toBe('Noe gikk galt'));
    expect(document.querySelector('pre')).toBeNull();
  });

  it('IMAGE-05 IMAGE-06 among pictures is a warning, among logos nothing', async () => {
    const app = await renderApp();
    const logo = () => document.querySelector<HTMLImageElement>('main img[src*="/logo-"]');
    const picture = () => document.querySelector<HTMLImageElement>('main article img:not([src*="/logo-"])');
    await waitFor(() => expect(logo()).not.toBeNull());
    await waitFor(() => expect(picture()).not.toBeNull());
    logo()?.dispatchEvent(new Event('error'));
    const address = picture()?.src.replace(/[?].*/, '');
    picture()?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(app.consoleMessages).toContain(`warn: [image.load] No picture at ${address}`));
    // Once, and nothing of the logo.
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
  ])('CONF-18 in the configuration is named, and nothing is asked for: $key', async ({ key, configText }) => {
    const app = await renderApp({ configText });
    await waitFor(() => expect(screen.heading()).toBeDefined());
    expect(document.querySelector('code')?.textContent).toContain(key);
    expect(app.calls()).toEqual([]);
  });
});

describe('a start that fails', () => {
  const drawn = '<main><h1>Filmer</h1><a href="/film/isfront">Isfront</a></main>';
  const { store } = createTestWorld();
  const served = { renderedAt: FIXTURE_NOW, answers: dehydrateQueries(store.getState().api) };
  const notice = () => document.querySelector('[role="alert"]');

  it.each([
    { part: 'slug', when: 'before anything is drawn' },
    { part: 'texts', when: 'while the app takes the page over' },
  ] as const)('leaves the page that a server drew, with a notice: $when', async ({ part }) => {
    const app = await renderApp({
      brand: brokenBrand(part, new TypeError('Promise.try is not a function')),
      path: '/tv',
      dehydratedState: served,
      serverHtml: drawn,
      hasSignedInHint: true,
    });
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(screen.heading()).toBe('Filmer');
    expect(screen.link('Isfront').pathname).toBe('/film/isfront');
    expect(notice()?.textContent).toContain('Du kan lese og følge lenker, men ikke logge inn');
    expect(screen.text()).not.toContain('oppsettet');
    expect(screen.link('Last siden på nytt').pathname).toBe('/tv');
    // The page is a visitor's, and is shown as that.
    expect(document.documentElement.dataset['viewer']).toBeUndefined();
    expect(screen.meta('robots')).toBeUndefined();
    expect(app.consoleMessages.join()).toContain('Promise.try is not a function');

    screen.button('Lukk').click();
    expect(notice()).toBeNull();
    expect(screen.heading()).toBe('Filmer');
  });

  it('CONF-18 names the wrong setting over the page that a server drew', async () => {
    await renderApp({
      configText: JSON.stringify({ ...testConfig, version: '' }),
      dehydratedState: served,
      serverHtml: drawn,
    });
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(screen.heading()).toBe('Filmer');
    expect(notice()?.querySelector('code')?.textContent).toContain('version');
    expect(notice()?.textContent).toContain('Noe er galt i oppsettet hos oss.');
  });

  it('says so on a page of its own where no server drew one, and does not blame the configuration', async () => {
    await renderApp({ brand: brokenBrand('slug', new TypeError('Promise.try is not a function')) });
    await waitFor(() => expect(screen.heading()).toBe('Noe på siden virker ikke'));
    expect(screen.text()).not.toContain('oppsettet');
    expect(screen.meta('robots')).toBe('noindex');
  });

  it('ERR-07 an app that has taken the page over and breaks later shows the error page', async () => {
    let isBroken = false;
    const brand = Object.defineProperty({ ...glimt }, 'texts', {
      get: () => {
        if (isBroken) throw new Error('No words');
        return glimt.texts;
      },
    });
    const app = await renderApp({ brand, path: '/tv', dehydratedState: served, serverHtml: drawn });
    await waitFor(() => expect(screen.link('Hjelp').pathname).toBe('/hjelp'));
    isBroken = true;
    app.popTo('/a/b/c');
    await waitFor(() => expect(screen.heading()).toBe('Au da, det har oppstått en feil.'));
    expect(notice()).toBeNull();
  });
});

describe('reports', () => {
  it.each([{ enabled: false, percentage: 100 }])('are not made where %o', async (errorTracking) => {
    const app = await renderApp({ config: { errorTracking } });
    await waitFor(() => expect(document.querySelector('main img')).not.toBeNull());
    document.querySelector('main img')?.dispatchEvent(new Event('error'));
    await app.advanceTime(1000);
    expect(app.consoleMessages).toEqual([]);
  });

  it.each([
    [0.49, 1],
    [0.51, 0],
  ])('are made by their share of the sessions: of 50 %% in the one of %d, %d', async (random, count) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const app = await renderApp({ config: { errorTracking: { enabled: true, percentage: 50 } } });
    await waitFor(() => expect(document.querySelector('main img')).not.toBeNull());
    document.querySelector('main img')?.dispatchEvent(new Event('error'));
    await app.advanceTime(1000);
    expect(app.consoleMessages).toHaveLength(count);
  });

  it('ANA-01 nothing that viewers do is told in test and dev', async () => {
    for (const environment of ['test', 'dev'] as const) {
      const app = await renderApp({ path: '/a/b/c', config: { environment }, localStorage: agreed });
      await waitFor(() => expect(screen.meta('robots')).toBe('noindex'));
      await app.advanceTime(5000);
      expect(app.analyticsEvents()).toEqual([]);
    }
  });
});

describe('a part of the app that cannot be loaded', () => {
  const failure = () => new TypeError('Failed to fetch dynamically imported module: /assets/film.js');

  /** What Vite tells when a script or a style cannot be had. */
  const tell = (payload: Error) =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

  const reloads = (app: RenderedApp) => app.navigations.filter((move) => move === 'reload').length;

  it.each([failure(), new Error('Unable to preload CSS for /assets/film.css')])(
    'ERR-13 ERR-15 has the page loaded anew, which the tab remembers: %s',
    async (error) => {
      const app = await renderApp();
      tell(error);
      await waitFor(() => expect(reloads(app)).toBe(1));
      expect(Math.abs(Number(sessionStorage.getItem('chunk-reload')) - app.now())).toBeLessThan(1000);
    },
  );

  it('ERR-14 ERR-15 a second time within 10 s is only reported, also by the next page of the tab', async () => {
    const first = await renderApp();
    tell(failure());
    await waitFor(() => expect(reloads(first)).toBe(1));

    const second = await renderApp({ previousApp: first });
    tell(failure());
    await waitFor(() =>
      expect(second.consoleMessages.join('\n')).toContain('error: [chunk.load] TypeError: Failed to fetch'),
    );
    expect(reloads(second)).toBe(0);

    const third = await renderApp({ previousApp: second, now: second.now() + 10_000 });
    tell(failure());
    await waitFor(() => expect(reloads(third)).toBe(1));
  });

  it.each([
    ['ahead of', 3_600_000],
    ['behind', -3_600_000],
  ])(
    'ERR-14 reloads once in 10 s where the server’s clock is far %s the machine’s',
    async (_where, offset) => {
      const date = () => new Date(FIXTURE_NOW + offset).toUTCString();
      // What sets the app's clock: an answer that cannot have come out of a cache.
      const settings = 'GET /gateway/settings';
      const responses = { [settings]: () => Response.json({ packages: [] }, { headers: { Date: date() } }) };
      const first = await renderApp({ responses });
      await waitFor(() => expect(first.calls()).toContain(settings));
      await first.advanceTime(100);
      tell(failure());
      await waitFor(() => expect(reloads(first)).toBe(1));

      // A page that has not heard from the server yet.
      const second = await renderApp({
        previousApp: first,
        responses: { [settings]: () => new Promise(() => undefined) },
      });
      tell(failure());
      await waitFor(() => expect(second.consoleMessages.join('\n')).toContain('error: [chunk.load]'));
      expect(reloads(second)).toBe(0);
    },
  );

  it('ERR-13 which a page is drawn with, too: the viewer waits for what comes', async () => {
    const app = await renderApp({ brand: brokenBrand('switches', failure()), path: '/tv' });
    await waitFor(() => expect(reloads(app)).toBe(1));
    expect(screen.text()).toContain('Henter innhold');
    expect(screen.text()).not.toContain('Noe gikk galt');
  });
});
