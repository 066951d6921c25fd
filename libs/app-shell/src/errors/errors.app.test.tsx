// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { dehydrateQueries } from '@tv/api-client';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import type { Brand } from '@tv/config';
import { createTestWorld, glimt, testConfig } from '@tv/test-world';
import { openApp, screen, until } from '../testing/index.ts';
import type { OpenedApp } from '../testing/index.ts';

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
      await openApp({
        path,
        responses: {
          'GET /content-layout/pages/finnes-ikke': missing,
          'GET /content-search/coverpage/super/finnes-ikke/': missing,
        },
      });
      await until(() =>
        expect(screen.heading()).toBe('Au da, vi finner dessverre ikke innholdet du leter etter'),
      );
      expect(screen.link('Til forsiden').pathname).toBe('/');
      expect(screen.meta('robots')).toBe('noindex');
      // There is more than a sentence: search, and titles of the front page.
      expect(screen.paths().filter((to) => to === '/search')).toHaveLength(2);
      await until(() => expect(screen.text()).toContain('Nye filmer'));
    },
  );

  it.each(['/film/constructor', '/film/toString', '/serie/__proto__', '/tema/constructor'])(
    'ERR-01 shows the not-found page at %s, whose id every object has a property for',
    async (path) => {
      const missing = () => new Response(null, { status: 404 });
      await openApp({
        path,
        responses: {
          'GET /content-layout/pages/constructor': missing,
          'GET /content-search/coverpage/super/:id/': missing,
          'GET /content-search/coverpage/series/:id': missing,
        },
      });
      await until(() =>
        expect(screen.heading()).toBe('Au da, vi finner dessverre ikke innholdet du leter etter'),
      );
    },
  );

  it('ANA-08 tells the reports, where the viewer has agreed to it', async () => {
    const app = await openApp({ path: '/a/b/c', config: measured, localStorage: agreed });
    app.holdTime();
    await until(() => expect(screen.meta('robots')).toBe('noindex'));
    // The tag manager has 20 tries of 100 ms to give this browser an id.
    await app.pass(2500);
    expect(app.events()).toContainEqual(expect.objectContaining({ event: 'page_not_found', path: '/a/b/c' }));

    const other = await openApp({ path: '/a/b/c', config: measured });
    await until(() => expect(screen.meta('robots')).toBe('noindex'));
    await other.pass(5000);
    expect(other.events()).toEqual([]);
  });

  it.each(['/min-konto/annet', '/package/other', '/bli-kunde/annet'])(
    'ERR-04 ERR-05 ERR-06 on the customer side, at %s, it is a page that is missing, with help beside it',
    async (path) => {
      const app = await openApp({ path });
      await until(() => expect(screen.heading()).toBe('Beklager! Vi fant ikke siden du lette etter'));
      expect(screen.link('Tilbake til forsiden').pathname).toBe('/');
      expect(screen.meta('robots')).toBe('noindex');
      screen.link('Til hjelpesider').click();
      await until(() => expect(app.at()).toBe('/hjelp'));
      await until(() => expect(screen.heading()).toBe('Hjelp'));
    },
  );
});

describe('what breaks', () => {
  it('ERR-07 ERR-08 ERR-09 around every page leaves a page of its own, and a report', async () => {
    const app = await openApp({ brand: brokenBrand('texts', new Error('No words')), path: '/a/b/c' });
    await until(() => expect(screen.heading()).toBe('Au da, det har oppstått en feil.'));
    expect(screen.text()).toContain('Feilen er meldt fra om, og vi retter den så fort vi kan.');
    expect(screen.link('Til forsiden').pathname).toBe('/');
    expect(app.said).toContain('error: [app.render] No words');
  });

  it('ERR-10 ERR-11 in a page stays in the page, and is reported', async () => {
    const app = await openApp({ brand: brokenBrand('switches', new Error('No switches')), path: '/tv' });
    await until(() => expect(screen.heading()).toBe('Noe gikk galt'));
    expect(screen.text()).toContain('Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.');
    expect(screen.link('Hjelp').pathname).toBe('/hjelp');
    expect(app.said.join('\n')).toMatch(/^error: \[render .*\] No switches$/m);

    // The next page is another one.
    screen.link('TV-guide').click();
    await until(() => expect(screen.heading()).not.toBe('Noe gikk galt'));
  });

  it('ERR-12 shows the stack to our own people, and to nobody else', async () => {
    const brand = brokenBrand('switches', new Error('No switches'));
    const internalUsers = { domain: 'kunde.test', patterns: [] };
    await openApp({ brand, path: '/tv', isSignedIn: true, config: { internalUsers } });
    await until(() => expect(document.querySelector('pre')?.textContent).toContain('Error: No switches'));

    await openApp({ brand, path: '/tv', isSignedIn: true });
    await until(() => expect(screen.heading()).toBe('Noe gikk galt'));
    expect(document.querySelector('pre')).toBeNull();
  });

  it('IMAGE-05 IMAGE-06 among pictures is a warning, among logos nothing', async () => {
    const app = await openApp();
    const logo = () => document.querySelector<HTMLImageElement>('main img[src*="/logo-"]');
    const picture = () => document.querySelector<HTMLImageElement>('main article img:not([src*="/logo-"])');
    await until(() => expect(logo()).not.toBeNull());
    await until(() => expect(picture()).not.toBeNull());
    logo()?.dispatchEvent(new Event('error'));
    const address = picture()?.src.replace(/[?].*/, '');
    picture()?.dispatchEvent(new Event('error'));
    await until(() => expect(app.said).toContain(`warn: [image.load] No picture at ${address}`));
    // Once, and nothing of the logo.
    await app.pass(1000);
    expect(app.said).toHaveLength(1);
  });

  it.each([
    { key: '(document)', configText: '{' },
    { key: 'version', configText: JSON.stringify({ ...testConfig, version: '' }) },
    {
      key: 'errorTracking.percentage',
      configText: JSON.stringify({ ...testConfig, errorTracking: { enabled: true, percentage: 101 } }),
    },
  ])('CONF-18 in the configuration is named, and nothing is asked for: $key', async ({ key, configText }) => {
    const app = await openApp({ configText });
    await until(() => expect(screen.heading()).toBeDefined());
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
    const app = await openApp({
      brand: brokenBrand(part, new TypeError('Promise.try is not a function')),
      path: '/tv',
      served,
      drawn,
      isMarked: true,
    });
    await until(() => expect(notice()).not.toBeNull());
    expect(screen.heading()).toBe('Filmer');
    expect(screen.link('Isfront').pathname).toBe('/film/isfront');
    expect(notice()?.textContent).toContain('Du kan lese og følge lenker, men ikke logge inn');
    expect(screen.text()).not.toContain('oppsettet');
    expect(screen.link('Last siden på nytt').pathname).toBe('/tv');
    // The page is a visitor's, and is shown as that.
    expect(document.documentElement.dataset['viewer']).toBeUndefined();
    expect(screen.meta('robots')).toBeUndefined();
    expect(app.said.join()).toContain('Promise.try is not a function');

    screen.button('Lukk').click();
    expect(notice()).toBeNull();
    expect(screen.heading()).toBe('Filmer');
  });

  it('CONF-18 names the wrong setting over the page that a server drew', async () => {
    await openApp({ configText: JSON.stringify({ ...testConfig, version: '' }), served, drawn });
    await until(() => expect(notice()).not.toBeNull());
    expect(screen.heading()).toBe('Filmer');
    expect(notice()?.querySelector('code')?.textContent).toContain('version');
    expect(notice()?.textContent).toContain('Noe er galt i oppsettet hos oss.');
  });

  it('says so on a page of its own where no server drew one, and does not blame the configuration', async () => {
    await openApp({ brand: brokenBrand('slug', new TypeError('Promise.try is not a function')) });
    await until(() => expect(screen.heading()).toBe('Noe på siden virker ikke'));
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
    const app = await openApp({ brand, path: '/tv', served, drawn });
    await until(() => expect(screen.link('Hjelp').pathname).toBe('/hjelp'));
    isBroken = true;
    app.goTo('/a/b/c');
    await until(() => expect(screen.heading()).toBe('Au da, det har oppstått en feil.'));
    expect(notice()).toBeNull();
  });
});

describe('reports', () => {
  it.each([{ enabled: false, percentage: 100 }])('are not made where %o', async (errorTracking) => {
    const app = await openApp({ config: { errorTracking } });
    await until(() => expect(document.querySelector('main img')).not.toBeNull());
    document.querySelector('main img')?.dispatchEvent(new Event('error'));
    await app.pass(1000);
    expect(app.said).toEqual([]);
  });

  it.each([
    [0.49, 1],
    [0.51, 0],
  ])('are made by their share of the sessions: of 50 %% in the one of %d, %d', async (random, count) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const app = await openApp({ config: { errorTracking: { enabled: true, percentage: 50 } } });
    await until(() => expect(document.querySelector('main img')).not.toBeNull());
    document.querySelector('main img')?.dispatchEvent(new Event('error'));
    await app.pass(1000);
    expect(app.said).toHaveLength(count);
  });

  it('ANA-01 nothing that viewers do is told in test and dev', async () => {
    for (const environment of ['test', 'dev'] as const) {
      const app = await openApp({ path: '/a/b/c', config: { environment }, localStorage: agreed });
      await until(() => expect(screen.meta('robots')).toBe('noindex'));
      await app.pass(5000);
      expect(app.events()).toEqual([]);
    }
  });
});

describe('a part of the app that cannot be loaded', () => {
  const failure = () => new TypeError('Failed to fetch dynamically imported module: /assets/film.js');

  /** What Vite tells when a script or a style cannot be had. */
  const tell = (payload: Error) =>
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

  const reloads = (app: OpenedApp) => app.moves.filter((move) => move === 'reload').length;

  it.each([failure(), new Error('Unable to preload CSS for /assets/film.css')])(
    'ERR-13 ERR-15 has the page loaded anew, which the tab remembers: %s',
    async (error) => {
      const app = await openApp();
      tell(error);
      await until(() => expect(reloads(app)).toBe(1));
      expect(Math.abs(Number(sessionStorage.getItem('chunk-reload')) - app.now())).toBeLessThan(1000);
    },
  );

  it('ERR-14 ERR-15 a second time within 10 s is only reported, also by the next page of the tab', async () => {
    const first = await openApp();
    tell(failure());
    await until(() => expect(reloads(first)).toBe(1));

    const second = await openApp({ after: first });
    tell(failure());
    await until(() =>
      expect(second.said.join('\n')).toContain('error: [chunk.load] TypeError: Failed to fetch'),
    );
    expect(reloads(second)).toBe(0);

    const third = await openApp({ after: second, now: second.now() + 10_000 });
    tell(failure());
    await until(() => expect(reloads(third)).toBe(1));
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
      const first = await openApp({ responses });
      await until(() => expect(first.calls()).toContain(settings));
      await first.pass(100);
      tell(failure());
      await until(() => expect(reloads(first)).toBe(1));

      // A page that has not heard from the server yet.
      const second = await openApp({
        after: first,
        responses: { [settings]: () => new Promise(() => undefined) },
      });
      tell(failure());
      await until(() => expect(second.said.join('\n')).toContain('error: [chunk.load]'));
      expect(reloads(second)).toBe(0);
    },
  );

  it('ERR-13 which a page is drawn with, too: the viewer waits for what comes', async () => {
    const app = await openApp({ brand: brokenBrand('switches', failure()), path: '/tv' });
    await until(() => expect(reloads(app)).toBe(1));
    expect(screen.text()).toContain('Henter innhold');
    expect(screen.text()).not.toContain('Noe gikk galt');
  });
});
