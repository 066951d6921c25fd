// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  cardFixtures,
  explorationPageFixture,
  filmFixture,
  pageListFixture,
  startPageFixture,
  swimlaneFixtures,
} from '@tv/api-client/fixtures';
import { renderApp, screen, waitFor } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';

const FILMS = 'GET /content-layout/swimlanes/films';

/** A lane of so many cards, by pages. */
function pagesOf(count: number) {
  return ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1);
    const first = (page - 1) * 30;
    const length = Math.max(0, Math.min(30, count - first));
    return Response.json(
      Array.from({ length }, (_, index) => ({
        ...cardFixtures.film,
        id: `film-${first + index + 1}`,
        title: `Nummer ${first + index + 1}`,
      })),
    );
  };
}

const titles = () => [...document.querySelectorAll('main article a')].map(({ textContent }) => textContent);

describe('all of one swimlane', () => {
  it('ROUTE-13 PAGE-56 PAGE-57 PAGE-58 LANE-38 shows its page, its name, and all that it holds, page by page', async () => {
    const app = await renderApp({ path: '/tema/start/liste/films', responses: { [FILMS]: pagesOf(64) } });
    await waitFor(() => expect(screen.heading()).toBe('Nye filmer'));
    await waitFor(() => expect(titles()).toHaveLength(64));
    expect(titles().at(-1)).toBe('Nummer 64');
    expect(screen.link('Start').getAttribute('href')).toBe('/');
    expect(screen.canonical()).toBe('http://localhost:3000/tema/start/liste/films');
    expect(document.title).toBe('Nye filmer – Start – Glimt');
    expect(app.calls().filter((call) => call.includes('/swimlanes/'))).toEqual([
      `${FILMS}?page=1&pageSize=30`,
      `${FILMS}?page=2&pageSize=30`,
      `${FILMS}?page=3&pageSize=30`,
    ]);
  });

  it.each([
    ['filmer', 'Filmer', '/filmer'],
    ['vinter', 'Vinter på skjermen', '/tema/vinter'],
  ])('PAGE-56 leads up to its page, as that is known: /tema/%s', async (slug, title, path) => {
    const page = { ...startPageFixture, slug, title };
    await renderApp({
      path: `/tema/${slug}/liste/films`,
      responses: { 'GET /content-layout/pages/:slug': page, [FILMS]: pagesOf(3) },
    });
    await waitFor(() => expect(screen.heading()).toBe('Nye filmer'));
    const up = () =>
      [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === title);
    await waitFor(() => expect(up()?.getAttribute('href')).toBe(path));
  });

  const isWhole = () => document.querySelector('[data-lane="films"] > [aria-hidden]') === null;

  it('LANE-36 of which a page that is not full is the last', async () => {
    const app = await renderApp({ path: '/tema/start/liste/films', responses: { [FILMS]: pagesOf(29) } });
    await waitFor(() => expect(titles()).toHaveLength(29));
    await waitFor(() => expect(isWhole()).toBe(true));
    expect(app.calls().filter((call) => call.includes('/swimlanes/'))).toEqual([
      `${FILMS}?page=1&pageSize=30`,
    ]);
  });

  it('LANE-37 one that knows no pages is asked for once', async () => {
    const lane = { ...swimlaneFixtures.films, supportsPaging: false };
    const app = await renderApp({
      path: '/tema/start/liste/films',
      responses: {
        'GET /content-layout/pages/start': { ...startPageFixture, swimlanes: [lane] },
        [FILMS]: pagesOf(30),
      },
    });
    await waitFor(() => expect(titles()).toHaveLength(30));
    await waitFor(() => expect(isWhole()).toBe(true));
    expect(app.calls().filter((call) => call.includes('/swimlanes/'))).toEqual([FILMS]);
  });

  it('PAGE-55 ROUTE-13 is where "Vis flere" leads', async () => {
    const app = await renderApp();
    await waitFor(() => expect(screen.link(/^Vis flere: Nye filmer/)).toBeDefined());
    screen.link(/^Vis flere: Nye filmer/).click();
    await waitFor(() => expect(app.currentPath()).toBe('/tema/start/liste/films'));
    await waitFor(() => expect(screen.heading()).toBe('Nye filmer'));
  });

  it.each([
    ['PAGE-59 a swimlane that the page does not have', startPageFixture],
    [
      'PAGE-60 a swimlane without a name',
      { ...startPageFixture, swimlanes: [{ ...swimlaneFixtures.films, id: 'gone', name: ' ' }] },
    ],
    ['PAGE-60 a page without a title', { ...startPageFixture, title: '' }],
  ])('%s is an error', async (_what, page) => {
    const app = await renderApp({
      path: '/tema/start/liste/gone',
      responses: { 'GET /content-layout/pages/start': page },
    });
    await waitFor(() =>
      expect(document.querySelector('main [role="alert"]')?.textContent).toContain('Noe gikk galt'),
    );
    expect(app.calls().filter((call) => call.includes('/swimlanes/gone'))).toEqual([]);
  });

  it.each([true, false])(
    'LIST-02 of the viewer’s own list is there for customers: %s',
    async (isSignedIn) => {
      const page = { ...startPageFixture, swimlanes: [swimlaneFixtures.myList] };
      await renderApp({
        path: '/tema/start/liste/mylist',
        isSignedIn,
        responses: { 'GET /content-layout/pages/start': page },
      });
      await waitFor(() => expect(screen.heading()).toBe(isSignedIn ? 'Min liste' : 'Noe gikk galt'));
      if (isSignedIn) await waitFor(() => expect(titles()).toEqual([cardFixtures.series.title]));
      expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    },
  );
});

describe('an exploration page', () => {
  const found = (id: string, name: string) => ({
    ...swimlaneFixtures.films,
    id,
    name,
    style: 'SwimmingPoolPortrait',
    link: `https://content.test/layout/swimlanes/${id}`,
  });
  const films = { ...explorationPageFixture, swimlanes: [found('alle', 'Alle filmer')] };
  const drama = { ...explorationPageFixture, swimlanes: [found('drama', 'Drama')] };
  const responses = {
    'GET /content-layout/pages/filmer': films,
    'GET /content-layout/pages/filmer?filterMenu=drama': drama,
    'GET /content-layout/swimlanes/alle': pagesOf(33),
    'GET /content-layout/swimlanes/drama': pagesOf(2),
  };
  const filters = () => [...document.querySelectorAll('nav[aria-label="Filtrer"] a')];
  const current = () =>
    filters()
      .filter((filter) => filter.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent);

  it('ROUTE-17 PAGE-38 PAGE-39 PAGE-40 LANE-35 has filters and an order, and shows all that it finds', async () => {
    const app = await renderApp({ path: '/filmer', responses });
    await waitFor(() => expect(filters().map(({ textContent }) => textContent)).toEqual(['Alle', 'Drama']));
    expect(current()).toEqual(['Alle']);
    expect(document.querySelector('select')?.selectedOptions[0]?.label).toBe('Populært');
    expect(screen.text()).toContain('Endre sortering');
    await waitFor(() => expect(titles()).toHaveLength(33));
    expect(app.calls()).toContain('GET /content-layout/swimlanes/alle?page=2&pageSize=30');
  });

  it('ROUTE-17 a page without filters has none of it', async () => {
    await renderApp();
    await waitFor(() => expect(screen.text()).toContain('Isfront'));
    expect(filters()).toEqual([]);
    expect(screen.text()).not.toContain('Endre sortering');
  });

  it('PAGE-44 PAGE-39 a filter that is chosen stands in the address, is asked with, and can be taken off', async () => {
    const app = await renderApp({ path: '/filmer', responses });
    await waitFor(() => expect(titles()).toHaveLength(33));
    screen.link('Drama').click();
    await waitFor(() => expect(app.currentPath()).toBe('/filmer?filterMenu=drama'));
    await waitFor(() => expect(current()).toEqual(['Drama']));
    // The page stands while the answer is on its way.
    expect(screen.heading()).toBe('Filmer');
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(app.calls()).toContain('GET /content-layout/pages/filmer?filterMenu=drama');
    screen.link('Fjern filteret Drama').click();
    await waitFor(() => expect(app.currentPath()).toBe('/filmer'));
    await waitFor(() => expect(titles()).toHaveLength(33));
    await waitFor(() => expect(current()).toEqual(['Alle']));
    window.history.back();
    await waitFor(() => expect(current()).toEqual(['Drama']));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('PAGE-43 an entry that leads to another site is reported and is not there, and its neighbours are', async () => {
    const stray = { title: 'Gratis', link: 'https://elsewhere.test/filmer' };
    const page = {
      ...films,
      filterMenus: [...(films.filterMenus ?? []), stray],
      sortMenus: [stray, ...(films.sortMenus ?? [])],
    };
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    await renderApp({
      path: '/filmer',
      responses: { ...responses, 'GET /content-layout/pages/filmer': page },
    });
    await waitFor(() => expect(filters().map(({ textContent }) => textContent)).toEqual(['Alle', 'Drama']));
    await waitFor(() => expect(told.mock.calls.flat().map(String).join()).toContain('Gratis'));
    expect(screen.text()).not.toContain('Gratis');
  });

  it('PAGE-46 where a filter finds nothing, the filters are still there', async () => {
    const page = { ...drama, swimlanes: [] };
    await renderApp({
      path: '/filmer?filterMenu=drama',
      responses: { ...responses, 'GET /content-layout/pages/filmer?filterMenu=drama': page },
    });
    await waitFor(() => expect(screen.text()).toContain('Fant ikke noe innhold her'));
    await waitFor(() => expect(current()).toEqual(['Drama']));
  });
});

describe('pages that were shown before', () => {
  it('LANE-45 are not asked for again within 120 s, and are after', async () => {
    const app = await renderApp({ path: '/tema/start/liste/films', responses: { [FILMS]: pagesOf(33) } });
    // The page that is gone to shows the lane, too.
    const pages = () => app.calls().filter((call) => call.startsWith(`${FILMS}?page=`)).length;
    const leaveAndComeBack = async () => {
      app.popTo('/bli-kunde');
      await waitFor(() => expect(titles()).toEqual([]));
      app.popTo('/tema/start/liste/films');
      await waitFor(() => expect(titles()).toHaveLength(33));
    };
    await waitFor(() => expect(titles()).toHaveLength(33));
    expect(pages()).toBe(2);
    await app.advanceTime(60_000);
    await leaveAndComeBack();
    await app.advanceTime(1000);
    expect(pages()).toBe(2);
    await app.advanceTime(120_000);
    await leaveAndComeBack();
    await waitFor(() => expect(pages()).toBe(4));
  });
});

describe('lists of one’s own', () => {
  const measured = {
    config: { environment: 'uat' as const },
    localStorage: { 'analytics-consent': 'granted' },
  };
  const done = () => new Response(null, { status: 204 });
  const failing = () => new Response(null, { status: 500 });
  const told = (app: RenderedApp, event: string) =>
    app.analyticsEvents().filter((one) => one.event === event);
  const EXCLUDE = 'POST /gateway/continue-watching/fyret-pa-skarvoya-s1e3/exclude';
  const CONTINUE = 'GET /content-layout/swimlanes/continue';
  const begun = cardFixtures.started.title;
  /** The titles of the messages that are shown, in the corner of the page. */
  const messages = () =>
    [...document.querySelectorAll('[role="dialog"] h2')].map(({ textContent }) => textContent);

  const FAVOURITE = '/gateway/favourites/nordlys';
  const NOW = 'GET /content-layout/swimlanes/now';
  const channelCard = (id: string, name: string, isInMyList: boolean) => ({
    ...cardFixtures.live,
    id: `el-${id}`,
    title: `Sending på ${name}`,
    channel: { id, name },
    userData: { isInMyList },
    links: { ...cardFixtures.live.links, myList: { href: `https://gateway.uat.test/favourites/${id}` } },
  });
  /** Two channels, the favourites first, as the server has it. */
  function channels() {
    let isFavourite = false;
    const lane = () => {
      const cards = [channelCard('fjell', 'Fjell', false), channelCard('nordlys', 'Nordlys', isFavourite)];
      return Response.json(isFavourite ? cards.reverse() : cards);
    };
    return {
      [NOW]: lane,
      [`POST ${FAVOURITE}`]: () => ((isFavourite = true), done()),
      [`DELETE ${FAVOURITE}`]: () => ((isFavourite = false), done()),
    };
  }
  const star = () => screen.button('Favorittkanal: Nordlys');
  const isPressed = () => star().getAttribute('aria-pressed');
  const live = () => titles().filter((title) => title?.startsWith('Sending på'));

  it('LIST-03 LIST-04 LIST-05 LIST-06 LIST-07 ANA-09 a channel becomes a favourite and stands first, and is none again', async () => {
    const app = await renderApp({ ...measured, isSignedIn: true, responses: channels() });
    await waitFor(() => expect(isPressed()).toBe('false'));
    const asked = () => app.calls().filter((call) => call === NOW).length;
    for (const [method, pressed, first] of [
      ['POST', 'true', 'Sending på Nordlys'],
      ['DELETE', 'false', 'Sending på Fjell'],
    ] as const) {
      const before = asked();
      star().click();
      // At once, and in its place when the list has come again.
      await waitFor(() => expect(isPressed()).toBe(pressed));
      await waitFor(() => expect(app.calls()).toContain(`${method} ${FAVOURITE}`));
      await waitFor(() => expect(live()[0]).toBe(first));
      expect(asked()).toBe(before + 1);
      expect(isPressed()).toBe(pressed);
    }
    // The first batch waits for the tag manager's id.
    await app.advanceTime(5000);
    expect(told(app, 'toggle_favourite_channel')).toMatchObject([
      { channelId: 'nordlys', channelName: 'Nordlys', isFavourite: true },
      { channelId: 'nordlys', channelName: 'Nordlys', isFavourite: false },
    ]);
  });

  it('LIST-08 a visitor has no favourites to choose', async () => {
    await renderApp({ responses: channels() });
    await waitFor(() => expect(live()).toHaveLength(2));
    expect(() => star()).toThrow('No button is called');
  });

  it('LIST-09 a favourite that is refused is taken back, and nothing else is seen of it', async () => {
    const { links } = cardFixtures.started;
    const excludeFromContinueWatchingUrl = links?.excludeFromContinueWatchingUrl?.replace('dev', 'uat');
    const app = await renderApp({
      ...measured,
      isSignedIn: true,
      responses: {
        ...channels(),
        [`POST ${FAVOURITE}`]: failing,
        [CONTINUE]: [{ ...cardFixtures.started, links: { ...links, excludeFromContinueWatchingUrl } }],
        [EXCLUDE]: done,
      },
    });
    await waitFor(() => expect(isPressed()).toBe('false'));
    star().click();
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('error: [favourite.toggle]'));
    expect(app.calls()).toContain(`POST ${FAVOURITE}`);
    await waitFor(() => expect(isPressed()).toBe('false'));
    expect(document.querySelector('[role="alert"]')).toBeNull();
    expect(live()).toHaveLength(2);
    expect(told(app, 'toggle_favourite_channel')).toEqual([]);
    // What is told of something else would be told after whatever was told of this.
    await waitFor(() => screen.button(`Fjern ${begun} fra Fortsett å se`).click());
    await waitFor(() => expect(messages()).toContain(`${begun} er fjernet fra Fortsett å se`));
    expect(messages()).toHaveLength(1);
  });

  const MYLIST = '/gateway/mylist/fyret';
  const MINE = 'GET /content-layout/swimlanes/mylist';
  const minePage = { ...startPageFixture, swimlanes: [swimlaneFixtures.films, swimlaneFixtures.myList] };
  /** My list with one series on it, as the server has it. */
  function myList() {
    let isOn = true;
    const card = {
      ...cardFixtures.series,
      links: {
        ...cardFixtures.series.links,
        myList: { href: `https://gateway.uat.test${MYLIST.slice('/gateway'.length)}` },
      },
    };
    return {
      'GET /content-layout/pages/start': minePage,
      [MINE]: () => Response.json(isOn ? [card] : []),
      [`DELETE ${MYLIST}`]: () => ((isOn = false), done()),
      [`POST ${MYLIST}`]: () => ((isOn = true), done()),
    };
  }
  const mine = () => document.querySelector('[data-lane="mylist"]')?.textContent ?? '';
  const title = cardFixtures.series.title;

  it('LIST-13 ANA-10 what is taken off my list goes, and comes back where that is undone', async () => {
    const app = await renderApp({ ...measured, isSignedIn: true, responses: myList() });
    await waitFor(() => expect(screen.button(`Fjern ${title} fra Min liste`)).toBeDefined());
    screen.button(`Fjern ${title} fra Min liste`).click();
    await waitFor(() => expect(app.calls()).toContain(`DELETE ${MYLIST}`));
    await waitFor(() => expect(mine()).not.toContain(title));
    await waitFor(() => expect(screen.text()).toContain(`${title} er fjernet fra Min liste`));
    screen.button('Angre').click();
    await waitFor(() => expect(app.calls()).toContain(`POST ${MYLIST}`));
    await waitFor(() => expect(mine()).toContain(title));
    // The first batch waits for the tag manager's id.
    await app.advanceTime(5000);
    expect(told(app, 'toggle_wish_list')).toMatchObject([{ isInMyList: false }, { isInMyList: true }]);
  });

  it('LIST-11 what cannot be taken out of continue watching stays, and nothing else is seen of it', async () => {
    const app = await renderApp({ isSignedIn: true, responses: { [EXCLUDE]: failing } });
    const remove = () => screen.button(`Fjern ${begun} fra Fortsett å se`);
    await waitFor(() => expect(remove()).toBeDefined());
    remove().click();
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('error: [card.removeFromList]'));
    expect(remove()).toBeDefined();
    expect(document.querySelector('[role="alert"]')).toBeNull();
    // What comes of another try is told, and would be told after whatever was told of this one.
    app.network.addResponses({ [EXCLUDE]: done });
    await waitFor(() => expect(remove().getAttribute('aria-disabled')).not.toBe('true'));
    remove().click();
    await waitFor(() => expect(messages()).toContain(`${begun} er fjernet fra Fortsett å se`));
    expect(messages()).toEqual([`${begun} er fjernet fra Fortsett å se`]);
  });

  it('LIST-10 what is taken out of continue watching can be put back, as far as it was watched', async () => {
    let isOut = false;
    const PROGRESS = 'POST /gateway/progress/fyret-pa-skarvoya-s1e3';
    const app = await renderApp({
      isSignedIn: true,
      responses: {
        [CONTINUE]: () => Response.json(isOut ? [] : [cardFixtures.started]),
        [EXCLUDE]: () => ((isOut = true), done()),
        [PROGRESS]: () => ((isOut = false), done()),
        'GET /content-search/title/:id': {
          ...filmFixture,
          progress: { percent: 40, seconds: 1234 },
          links: {
            ...filmFixture.links,
            progress: { href: 'https://gateway.dev.test/progress/fyret-pa-skarvoya-s1e3' },
          },
        },
      },
    });
    await waitFor(() => expect(screen.button(`Fjern ${begun} fra Fortsett å se`)).toBeDefined());
    screen.button(`Fjern ${begun} fra Fortsett å se`).click();
    await waitFor(() => expect(screen.text()).toContain(`${begun} er fjernet fra Fortsett å se`));
    await waitFor(() => expect(() => screen.button(`Fjern ${begun} fra Fortsett å se`)).toThrow());
    screen.button('Angre').click();
    await waitFor(() => expect(app.calls()).toContain(PROGRESS));
    expect(await app.network.requestsTo(PROGRESS)[0]?.json()).toEqual({ ProgressSeconds: 1234 });
    await waitFor(() => expect(screen.button(`Fjern ${begun} fra Fortsett å se`)).toBeDefined());
  });

  it.each([
    [true, 'Trykk på plusstegnet'],
    [false, 'Logg inn, så finner du igjen'],
  ])(
    'PAGE-45 an empty page of one’s own says how it is filled (a customer: %s)',
    async (isSignedIn, help) => {
      const page = { ...startPageFixture, slug: 'mitt-innhold', swimlanes: [] };
      await renderApp({
        path: '/tema/mitt-innhold',
        isSignedIn,
        responses: { 'GET /content-layout/pages/mitt-innhold': page },
      });
      await waitFor(() => expect(screen.text()).toContain('Du har ikke lagt til noe i Min liste ennå'));
      await waitFor(() => expect(screen.text()).toContain(help));
      expect(screen.link('Finn noe å se').getAttribute('href')).toBe('/');
    },
  );
});

describe('the lanes of a viewer’s own', () => {
  it('lead to the page that has all of them, but from there', async () => {
    const own = {
      ...startPageFixture,
      swimlanes: [swimlaneFixtures.continueWatching, swimlaneFixtures.myList],
    };
    const app = await renderApp({
      path: '/',
      isSignedIn: true,
      responses: {
        'GET /content-layout/pages': [
          ...pageListFixture,
          { id: 'own', slug: 'mitt-innhold', title: 'Mitt innhold', order: 9 },
        ],
        'GET /content-layout/pages/start': own,
        'GET /content-layout/pages/mitt-innhold': { ...own, slug: 'mitt-innhold', title: 'Mitt innhold' },
      },
    });
    const ways = () => [...document.querySelectorAll('main [data-lane] a[href="/mitt-innhold"]')];
    await waitFor(() => expect(ways().map(({ textContent }) => textContent)).toContain('Mitt innhold'));
    screen.link('Mitt innhold').click();
    await waitFor(() => expect(app.currentPath()).toBe('/mitt-innhold'));
    await waitFor(() =>
      expect(document.querySelectorAll('main [data-lane] article').length).toBeGreaterThan(0),
    );
    expect(ways()).toEqual([]);
  });
});
