// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  cardFixtures,
  explorationPageFixture,
  filmCoverPageFixture,
  pageListFixture,
  scheduleFixture,
  seriesCoverPageFixture,
  startPageFixture,
  swimlaneFixtures,
} from '@tv/api-client/fixtures';
import { fjordvisning, glimt } from '@tv/test-world';
import { renderApp, advanceUntil, user } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';
import { getCanonical, getMeta } from '../../testing/pageHead.ts';

const imagesOf = (name: string) =>
  [...document.querySelectorAll('main img')].filter((picture) =>
    picture.getAttribute('src')?.includes(`/images/${name}`),
  );

const menu = () => screen.getByRole('navigation', { name: 'Hovedmeny' });

const countRequests = (app: RenderedApp, call: string) =>
  app.calls().filter((request) => request === call).length;

describe('offline', () => {
  it.each([
    ['a page', 'GET /content-layout/pages/start', '[role="alert"]'],
    ['a lane', 'GET /content-layout/swimlanes/now', '[data-lane] [role="status"]'],
  ])('%s says that the device is offline and offers a retry', async (_, call, selector) => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
    await renderApp({ responses: { [call]: () => Promise.reject(new TypeError('Failed to fetch')) } });
    const noticeText = () => document.querySelector(`main ${selector}`)?.textContent ?? '';
    await waitFor(() => expect(noticeText()).toContain('Du ser ut til å være uten nett'));
    expect(noticeText()).toContain('Prøv igjen');
  });
});

describe('CMS pages', () => {
  it('ROUTE-01 PAGE-66 PAGE-67 the front page is the first page of the page list', async () => {
    const app = await renderApp();
    await screen.findByRole('heading', { level: 1, name: 'Glimt' });
    expect(countRequests(app, 'GET /content-layout/pages')).toBe(1);
    expect(countRequests(app, 'GET /content-layout/pages/start')).toBe(1);
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
  });

  it.each([
    ['/', 'http://localhost:3000/'],
    ['/start', 'http://localhost:3000/'],
    ['/tema/start', 'http://localhost:3000/'],
    ['/filmer', 'http://localhost:3000/filmer'],
    ['/filmer?filterMenu=drama', 'http://localhost:3000/filmer'],
    ['/tema/filmer', 'http://localhost:3000/filmer'],
    ['/tema/vinter', 'http://localhost:3000/tema/vinter'],
  ])('PAGE-50 ROUTE-12 ROUTE-16 %s has the canonical URL %s', async (path, canonical) => {
    const app = await renderApp({ path });
    await waitFor(() => expect(getCanonical()).toBe(canonical));
    expect(getMeta('og:url')).toBe(canonical);
    const slug = /(?:tema\/)?(\w+)(?:\?|$)/.exec(path)?.[1] ?? 'start';
    expect(app.calls().some((call) => call.startsWith(`GET /content-layout/pages/${slug}`))).toBe(true);
    await screen.findByRole('heading', { level: 1, name: slug === 'start' ? 'Glimt' : 'Filmer' });
  });

  it.each([
    ['/filmer', ['Filmer']],
    ['/filmer/liste/1', ['Filmer']],
    ['/filmerier', []],
    ['/', []],
  ])('at %s the menu marks %j as the current page', async (path, names) => {
    await renderApp({ path });
    await waitFor(() => expect(within(menu()).getAllByRole('link').length).toBeGreaterThan(1));
    const current = screen.queryAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('PAGE-49 PAGE-51 PAGE-52 a page sets its title, description and Open Graph tags', async () => {
    await renderApp();
    await waitFor(() => expect(getMeta('description')).toBe('Alt du vil se, samlet.'));
    expect(document.title).toContain('Se TV og film på nett');
    expect(getMeta('og:title')).toBe(document.title);
    expect(getMeta('og:description')).toBe('Alt du vil se, samlet.');
    expect(getMeta('og:site_name')).toBe('Glimt');
  });

  it.each([
    [
      'PAGE-69 the configured image',
      () => Response.json({ url: 'https://media.test/images/deling' }),
      'https://media.test/images/deling',
    ],
    [
      'PAGE-70 the default image of the brand, when the request fails,',
      () => new Response(null, { status: 500 }),
      '/share.png',
    ],
  ])('%s is the share image of the front page', async (_name, answer, picture) => {
    const { calls } = await renderApp({ responses: { 'GET /content-query/frontpage-image': answer } });
    await waitFor(() => expect(calls()).toContain('GET /content-query/frontpage-image'));
    await waitFor(() => expect(getMeta('og:image')).toContain(picture));
  });

  it.each([
    [glimt, 'Alt om film.'],
    [fjordvisning, fjordvisning.texts.seoDescription],
  ])(
    'PAGE-53 PAGE-54 the description is that of the page or of the brand, depending on the brand',
    async (brand, description) => {
      const page = { ...explorationPageFixture, description: 'Alt om film.' };
      await renderApp({ brand, path: '/filmer', responses: { 'GET /content-layout/pages/:slug': page } });
      await waitFor(() => expect(getMeta('description')).toBe(description));
    },
  );

  it('PAGE-34 a page shows its background image behind its title', async () => {
    const page = { ...explorationPageFixture, backgroundImage: 'https://media.test/images/bak' };
    await renderApp({ path: '/filmer', responses: { 'GET /content-layout/pages/:slug': page } });
    await waitFor(() => expect(imagesOf('bak')).toHaveLength(1));
    const [picture] = imagesOf('bak');
    expect(screen.queryByRole('heading', { level: 1 })?.parentElement?.contains(picture ?? null)).toBe(true);
  });

  it('PAGE-34 a page with a hero shows no background image', async () => {
    const page = {
      ...startPageFixture,
      slug: 'tv',
      title: 'TV',
      backgroundImage: 'https://media.test/images/bak',
    };
    await renderApp({ path: '/tv', responses: { 'GET /content-layout/pages/:slug': page } });
    await waitFor(() =>
      expect(document.querySelector('[aria-roledescription="karusell"]')).toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'TV' })).toBeInTheDocument();
    expect(imagesOf('bak')).toEqual([]);
  });

  it('PAGE-37 a page shows today’s schedule of its channel only if it links to a schedule', async () => {
    const SCHEDULE = 'https://content.test/layout/schedule/nordlys';
    const page = { ...explorationPageFixture, filterMenus: [], scheduleLink: SCHEDULE };
    const app = await renderApp({
      path: '/filmer',
      responses: {
        'GET /content-layout/pages/filmer': page,
        'GET /content-layout/schedule/nordlys': scheduleFixture,
      },
    });
    const schedule = () => screen.queryByRole('region', { name: 'Sendeplan' });
    await screen.findByRole('heading', { level: 2, name: 'I dag på Nordlys' });
    // Past programmes are hidden until the user expands the day.
    const programmes = () =>
      within(screen.getByRole('region', { name: 'Sendeplan' })).getAllByRole('listitem');
    const titles = () => programmes().map(({ textContent }) => textContent);
    expect(titles()).toEqual([expect.stringContaining('Tett på fjorden')]);
    await user.click(await screen.findByRole('button', { name: 'Vis hele dagen' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    const [nyhetene] = within(screen.getByRole('region', { name: 'Sendeplan' })).getAllByRole('button', {
      name: /Nyhetene/,
    });
    if (nyhetene) await user.click(nyhetene);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Nyhetene');

    app.popTo('/tv');
    await waitFor(() => expect(schedule()).not.toBeInTheDocument());
    const failing = await renderApp({
      path: '/filmer',
      responses: {
        'GET /content-layout/pages/filmer': page,
        'GET /content-layout/schedule/nordlys': () => new Response(null, { status: 500 }),
      },
    });
    await waitFor(() => expect(schedule()).toHaveTextContent('Vi fikk ikke hentet sendeplanen.'));
    expect(failing.calls()).toContain('GET /content-layout/schedule/nordlys');
  });

  it('PAGE-44 a page is requested with the filter and sort order in the URL, and no other parameter', async () => {
    const app = await renderApp({ path: '/filmer?filterMenu=a&sortMenu=b&annet=c' });
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    expect(app.calls()).toContain('GET /content-layout/pages/filmer?filterMenu=a&sortMenu=b');
    app.popTo('/filmer?sortMenu=b');
    await waitFor(() => expect(app.calls()).toContain('GET /content-layout/pages/filmer?sortMenu=b'));
    app.popTo('/filmer');
    await waitFor(() => expect(app.calls()).toContain('GET /content-layout/pages/filmer'));
  });

  it.each([
    ['mitt-innhold-min-liste', 'Du har ikke lagt til noe i Min liste ennå'],
    ['tomt', 'Fant ikke noe innhold her'],
  ])('PAGE-45 PAGE-46 a page without lanes, at %s, shows: %s', async (slug, text) => {
    const page = { ...explorationPageFixture, slug, swimlanes: [] };
    await renderApp({ path: `/tema/${slug}`, responses: { 'GET /content-layout/pages/:slug': page } });
    await waitFor(() => expect(document.body).toHaveTextContent(text));
  });

  it('PAGE-68 a page is refetched only after 30 s', async () => {
    const app = await renderApp();
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    app.popTo('/filmer');
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    await app.advanceTime(20_000);
    app.popTo('/');
    await screen.findByRole('heading', { level: 1, name: 'Glimt' });
    expect(countRequests(app, 'GET /content-layout/pages/start')).toBe(1);
    app.popTo('/filmer');
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    await app.advanceTime(11_000);
    app.popTo('/');
    await waitFor(() => expect(countRequests(app, 'GET /content-layout/pages/start')).toBe(2));
    expect(countRequests(app, 'GET /content-layout/pages')).toBe(2);
  });
});

describe('lanes', () => {
  it('LANE-39 LANE-40 a lane is requested by its plain link, with the supported model version', async () => {
    const app = await renderApp({ isSignedIn: true });
    await waitFor(() =>
      expect(app.calls()).toEqual(
        expect.arrayContaining(
          ['hero', 'continue', 'now', 'films'].map((id) => `GET /content-layout/swimlanes/${id}`),
        ),
      ),
    );
    const versions = app.network
      .requestsTo('GET /content-layout/swimlanes/')
      .map(({ headers }) => headers.get('accept-model-version'));
    expect(new Set(versions)).toEqual(new Set(['2.0']));
  });

  it('LANE-03 PAGE-55 a lane shows its name unless hidden, and a long lane links to its list', async () => {
    await renderApp({ isSignedIn: true });
    const names = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['Fortsett å se', 'Nye filmer'])));
    await waitFor(() => expect(document.body).toHaveTextContent('Fyret på Skarvøya'));
    expect(names()).not.toContain(swimlaneFixtures.hero.name);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^Vis flere: Nye filmer/ })).toHaveAttribute(
        'href',
        '/tema/start/liste/films',
      ),
    );
  });

  it('LANE-03 a lane shows its name if hideName is false, and hides it if true', async () => {
    const page = {
      ...startPageFixture,
      swimlanes: [
        { ...swimlaneFixtures.films, hideName: false },
        { ...swimlaneFixtures.onTvNow, hideName: true },
      ],
    };
    await renderApp({ responses: { 'GET /content-layout/pages/start': page } });
    await waitFor(() => expect(document.body).toHaveTextContent('Tett på fjorden'));
    expect(
      within(screen.getByRole('main'))
        .queryAllByRole('heading', { level: 2 })
        .map((name) => name.textContent),
    ).toEqual(['Nye filmer']);
  });

  it('LANE-24 a hero carousel advances by one slide every 8 s', async () => {
    const app = await renderApp();
    const activeSlide = () => document.querySelector('[data-active="true"]')?.getAttribute('aria-label');
    await waitFor(() => expect(activeSlide()).toBe('1 av 3'));
    app.freezeTime();
    // The interval starts in an effect, a few turns after the first render.
    for (let turn = 0; turn < 20; turn += 1) await app.advanceTime(10);
    for (const [before, after] of [
      ['1 av 3', '2 av 3'],
      ['2 av 3', '3 av 3'],
      ['3 av 3', '1 av 3'],
    ]) {
      const from = app.now();
      await app.advanceTime(7500);
      expect(activeSlide()).toBe(before);
      await advanceUntil(app, () => expect(activeSlide()).toBe(after));
      expect(app.now() - from).toBeLessThan(8500);
    }
  });

  it('LANE-31 LANE-32 ANA-05 an impression is tracked once, after half a second in view', async () => {
    const app = await renderApp({
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
      isInView: false,
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Storm over Jæren'));
    const card = document.querySelector('[data-impression="el-storm-over-jaren"]');
    if (!card) throw new Error('The card is not marked');
    const trackedImpressions = async () => {
      await app.advanceTime(5000);
      return app.analyticsEvents().filter(({ event }) => event === 'impression');
    };
    app.freezeTime();
    app.setInView(card, true);
    await app.advanceTime(400);
    app.setInView(card, false);
    expect(await trackedImpressions()).toEqual([]);

    app.setInView(card, true);
    const impressions = await trackedImpressions();
    expect(impressions).toHaveLength(1);
    expect(impressions[0]).toMatchObject({
      elementId: 'el-storm-over-jaren',
      elementName: 'Storm over Jæren',
      swimlaneId: 'films',
      swimlaneName: 'Nye filmer',
      position: 1,
    });
    app.setInView(card, false);
    app.setInView(card, true);
    expect(await trackedImpressions()).toHaveLength(1);
  });

  it.each([true, false])('LIST-02 the lane My list is shown to customers only: %s', async (isSignedIn) => {
    const page = { ...startPageFixture, swimlanes: [swimlaneFixtures.films, swimlaneFixtures.myList] };
    const app = await renderApp({ isSignedIn, responses: { 'GET /content-layout/pages/start': page } });
    await waitFor(() => expect(document.body).toHaveTextContent('Storm over Jæren'));
    await app.advanceTime(1000);
    const names = within(screen.getByRole('main'))
      .queryAllByRole('heading', { level: 2 })
      .map((name) => name.textContent);
    expect(names.includes('Min liste')).toBe(isSignedIn);
    expect(countRequests(app, 'GET /content-layout/swimlanes/mylist')).toBe(isSignedIn ? 1 : 0);
  });

  it('LIST-10 removing a title from continue watching calls the server and refetches the lane', async () => {
    const exclude = 'POST /gateway/continue-watching/fyret-pa-skarvoya-s1e3/exclude';
    const app = await renderApp({
      isSignedIn: true,
      responses: { [exclude]: () => new Response(null, { status: 204 }) },
    });
    await user.click(
      await screen.findByRole('button', { name: /^Fjern Fyret på Skarvøya fra Fortsett å se/ }),
    );
    await waitFor(() => expect(app.calls()).toContain(exclude));
    const [request] = app.network.requestsTo(exclude);
    expect(await request?.text()).toBe('');
    expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
    await waitFor(() => expect(countRequests(app, 'GET /content-layout/swimlanes/continue')).toBe(2));
  });
});

describe('cover pages', () => {
  const series = 'GET /content-search/coverpage/series/fyret-pa-skarvoya';
  const responses = { [series]: seriesCoverPageFixture };

  it.each(['/film/isfront', '/film/isfront/tittel'])(
    'ROUTE-07 COVER-21 COVER-22 %s shows the cover page of a film',
    async (path) => {
      const app = await renderApp({ path });
      await screen.findByRole('heading', { level: 1, name: 'Isfront' });
      expect(app.calls()).toContain('GET /content-search/coverpage/super/isfront/');
      expect(getCanonical()).toBe('http://localhost:3000/film/isfront/Isfront');
      const variants = 'GET /content-search/coverpage/super/isfront/variants';
      await waitFor(() => expect(app.calls()).toContain(variants));
    },
  );

  it.each(['/serie/fyret-pa-skarvoya', '/serie/fyret-pa-skarvoya/tittel'])(
    'ROUTE-08 COVER-18 %s shows the cover page of a series',
    async (path) => {
      const app = await renderApp({ path, responses });
      await screen.findByRole('heading', { level: 1, name: 'Fyret på Skarvøya' });
      expect(app.calls()).toContain(series);
      expect(document.body).toHaveTextContent('Tåkeluren');
      expect(app.currentPath()).toBe(path);
    },
  );

  it('COVER-12 COVER-14 COVER-15 a customer gets a link to activate a service, by the page or by their own status', async () => {
    const variant = (providerId: string, providerName: string, behavior: string) => ({
      id: `isfront-${providerId}`,
      providerId,
      providerName,
      behavior,
      state: 'Default',
      links: { externalPlayback: { providerId, playbackUrl: `https://partner.test/${providerId}/isfront` } },
    });
    const app = await renderApp({
      path: '/film/isfront',
      isSignedIn: true,
      responses: {
        'GET /content-search/coverpage/super/isfront/': {
          ...filmCoverPageFixture,
          defaultProviderVariant: variant('tv2play', 'TV 2 Play', 'ActivateExternalService'),
        },
        // Max is part of the subscription and awaits activation; Viaplay does not.
        'GET /content-search/coverpage/super/isfront/variants': [
          variant('max', 'Max', 'PlayExternalAsset'),
          variant('viaplay', 'Viaplay', 'PlayExternalAsset'),
        ],
      },
    });
    await waitFor(() =>
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Aktiver Max: Max' }).pathname).toBe(
        '/aktiver-max',
      ),
    );
    const providers = within(screen.getByRole('list', { name: 'Se hos' })).getAllByRole('listitem');
    expect(providers.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Må aktiveres før du kan se'),
      expect.stringContaining('Se hos Viaplay'),
    ]);
    await user.click(await screen.findByRole('link', { name: 'Aktiver TV 2 Play' }));
    await waitFor(() => expect(app.currentPath()).toBe('/aktiver-tv2'));
  });

  it.each([true, false])('LIST-13 a cover page offers My list to customers only: %s', async (isSignedIn) => {
    const ADD = 'POST /gateway/mylist/isfront';
    const noContent = () => new Response(null, { status: 204 });
    const app = await renderApp({ path: '/film/isfront', isSignedIn, responses: { [ADD]: noContent } });
    await screen.findByRole('heading', { level: 1, name: 'Isfront' });
    if (isSignedIn) {
      await user.click(await screen.findByRole('button', { name: 'Legg i Min liste' }));
      await waitFor(() => expect(app.calls()).toContain(ADD));
      expect(screen.getByRole('button', { name: 'Fjern fra Min liste' })).toBeInTheDocument();
    } else {
      await screen.findByRole('link', { name: 'Se nå' });
      expect(screen.getByRole('main')).not.toHaveTextContent('Min liste');
    }
  });

  it('LIST-12 opening a title at another provider is reported to the server', async () => {
    const report = 'POST /gateway/continue-watching/external/vinterspor';
    const page = {
      ...seriesCoverPageFixture,
      type: 'singleProgramOrMovie',
      sections: [],
      defaultProviderVariant: {
        id: 'vinterspor-viaplay',
        providerId: 'viaplay',
        providerName: 'Viaplay',
        behavior: 'PlayExternalAsset',
        links: {
          externalPlayback: {
            providerId: 'viaplay',
            playbackUrl: 'https://partner.test/viaplay/watch/vinterspor',
            reportUrl: 'https://gateway.dev.test/continue-watching/external/vinterspor',
          },
        },
      },
    };
    const app = await renderApp({
      path: '/film/vinterspor',
      isSignedIn: true,
      responses: {
        'GET /content-search/coverpage/super/vinterspor/': page,
        [report]: () => new Response(null, { status: 204 }),
      },
    });
    const partnerLink = await screen.findByRole('link', { name: /Viaplay/ });
    expect(partnerLink).toHaveAttribute('href', 'https://partner.test/viaplay/watch/vinterspor');
    await user.click(partnerLink);
    await waitFor(() => expect(app.calls()).toContain(report));
  });

  it('LIST-12 opening an episode at another provider is reported to the server', async () => {
    const { behaviors, links: external } = cardFixtures.external;
    const report = 'POST /gateway/continue-watching/external/vinterspor';
    const [section] = seriesCoverPageFixture.sections;
    const [season] = section?.kind === 'sequentialSeries' ? section.seasons : [];
    const [first, ...others] = season?.episodes ?? [];
    const externalEpisode = { ...first, title: 'Båten', behaviors, links: external };
    const app = await renderApp({
      path: '/serie/fyret-pa-skarvoya',
      isSignedIn: true,
      responses: {
        [series]: {
          ...seriesCoverPageFixture,
          sections: [{ ...section, seasons: [{ ...season, episodes: [externalEpisode, ...others] }] }],
        },
        [report]: () => new Response(null, { status: 204 }),
      },
    });
    const episodeLink = await screen.findByRole<HTMLAnchorElement>('link', { name: '1. Båten' });
    await waitFor(() => expect(episodeLink.hostname).toBe('partner.test'));
    await user.click(episodeLink);
    await waitFor(() => expect(app.calls()).toContain(report));
  });
});

describe('the menu', () => {
  it('the menu lists the pages in their order', async () => {
    await renderApp({ path: '/a/b/c' });
    await screen.findByRole('link', { name: 'Serier' });
    const names = within(menu())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    const titles = [...pageListFixture].sort((a, b) => a.order - b.order).map(({ title }) => title);
    expect(names).toEqual([...titles.slice(1), 'TV-guide']);
  });
});

describe('pages without CMS content', () => {
  it.each([
    ['/bli-kunde', 'Bli kunde – Glimt', null],
    ['/bli-kunde/finnes-ikke', 'Fant ikke siden – Glimt', 'noindex'],
    ['/logout/success', 'Du er logget ut – Glimt', 'noindex'],
    ['/app/callback?error=access_denied&state=1', 'Innlogging – Glimt', 'noindex'],
    ['/min-konto', 'Sender deg til innlogging … – Glimt', 'noindex'],
  ])('%s has the document title %s', async (path, title, robots) => {
    await renderApp({ path });
    await waitFor(() => expect(document.title).toBe(title));
    expect(getMeta('robots') ?? null).toBe(robots);
  });
});
