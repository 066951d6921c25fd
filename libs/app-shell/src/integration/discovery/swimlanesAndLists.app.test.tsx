// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dehydrateQueries, getPage, getPages, getSwimlanePages } from '@tv/api-client';
import {
  cardFixtures,
  explorationPageFixture,
  filmFixture,
  FIXTURE_NOW,
  pageListFixture,
  startPageFixture,
  swimlaneFixtures,
} from '@tv/api-client/fixtures';
import { createTestWorld, standardResponses } from '@tv/test-world';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';
import { getCanonical, getMeta } from '../../testing/pageHead.ts';

const FILMS = 'GET /content-layout/swimlanes/films';

/** Responds with the requested page of a lane that has the given number of cards. */
function respondInPages(count: number) {
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

describe('swimlane lists', () => {
  it('ROUTE-13 PAGE-56 PAGE-57 PAGE-58 LANE-38 a swimlane list shows its parent page, its name and all its titles, page by page', async () => {
    const app = await renderApp({
      path: '/tema/start/liste/films',
      responses: { [FILMS]: respondInPages(64) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Nye filmer' });
    await waitFor(() => expect(titles()).toHaveLength(64));
    expect(titles().at(-1)).toBe('Nummer 64');
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
    expect(getCanonical()).toBe('http://localhost:3000/tema/start/liste/films');
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
  ])('PAGE-56 a swimlane list links to its parent page: /tema/%s', async (slug, title, path) => {
    const page = { ...startPageFixture, slug, title };
    await renderApp({
      path: `/tema/${slug}/liste/films`,
      responses: { 'GET /content-layout/pages/:slug': page, [FILMS]: respondInPages(3) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Nye filmer' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: title })).toHaveAttribute('href', path);
  });

  const isFullyLoaded = () => document.querySelector('[data-lane="films"] > [aria-hidden]') === null;

  it('LANE-36 a swimlane list ends with the first page that is not full', async () => {
    const app = await renderApp({
      path: '/tema/start/liste/films',
      responses: { [FILMS]: respondInPages(29) },
    });
    await waitFor(() => expect(titles()).toHaveLength(29));
    await waitFor(() => expect(isFullyLoaded()).toBe(true));
    expect(app.calls().filter((call) => call.includes('/swimlanes/'))).toEqual([
      `${FILMS}?page=1&pageSize=30`,
    ]);
  });

  it('LANE-37 a lane without paging is requested once', async () => {
    const lane = { ...swimlaneFixtures.films, supportsPaging: false };
    const app = await renderApp({
      path: '/tema/start/liste/films',
      responses: {
        'GET /content-layout/pages/start': { ...startPageFixture, swimlanes: [lane] },
        [FILMS]: respondInPages(30),
      },
    });
    await waitFor(() => expect(titles()).toHaveLength(30));
    await waitFor(() => expect(isFullyLoaded()).toBe(true));
    expect(app.calls().filter((call) => call.includes('/swimlanes/'))).toEqual([FILMS]);
  });

  it('PAGE-55 ROUTE-13 "Vis flere" opens the swimlane list', async () => {
    const app = await renderApp();
    await user.click(await screen.findByRole('link', { name: /^Vis flere: Nye filmer/ }));
    await waitFor(() => expect(app.currentPath()).toBe('/tema/start/liste/films'));
    await screen.findByRole('heading', { level: 1, name: 'Nye filmer' });
  });

  it.each([
    ['PAGE-59 a swimlane that is not on the page', startPageFixture],
    [
      'PAGE-60 a swimlane without a name',
      { ...startPageFixture, swimlanes: [{ ...swimlaneFixtures.films, id: 'gone', name: ' ' }] },
    ],
    ['PAGE-60 a page without a title', { ...startPageFixture, title: '' }],
  ])('%s is an error', async (_case, page) => {
    const app = await renderApp({
      path: '/tema/start/liste/gone',
      responses: { 'GET /content-layout/pages/start': page },
    });
    await waitFor(() =>
      expect(within(screen.getByRole('main')).queryByRole('alert')).toHaveTextContent('Noe gikk galt'),
    );
    expect(app.calls().filter((call) => call.includes('/swimlanes/gone'))).toEqual([]);
  });

  it.each([true, false])(
    'LIST-02 the swimlane list of My list is shown to customers only: %s',
    async (isSignedIn) => {
      const page = { ...startPageFixture, swimlanes: [swimlaneFixtures.myList] };
      await renderApp({
        path: '/tema/start/liste/mylist',
        isSignedIn,
        responses: { 'GET /content-layout/pages/start': page },
      });
      await screen.findByRole('heading', { level: 1, name: isSignedIn ? 'Min liste' : 'Noe gikk galt' });
      if (isSignedIn) await waitFor(() => expect(titles()).toEqual([cardFixtures.series.title]));
      expect(getMeta('robots')).toBe('noindex');
    },
  );
});

describe('exploration pages', () => {
  const resultLane = (id: string, name: string) => ({
    ...swimlaneFixtures.films,
    id,
    name,
    style: 'SwimmingPoolPortrait',
    link: `https://content.test/layout/swimlanes/${id}`,
  });
  const films = { ...explorationPageFixture, swimlanes: [resultLane('alle', 'Alle filmer')] };
  const drama = { ...explorationPageFixture, swimlanes: [resultLane('drama', 'Drama')] };
  const responses = {
    'GET /content-layout/pages/filmer': films,
    'GET /content-layout/pages/filmer?filterMenu=drama': drama,
    'GET /content-layout/swimlanes/alle': respondInPages(33),
    'GET /content-layout/swimlanes/drama': respondInPages(2),
  };
  const filters = () => {
    const navigation = screen.queryByRole('navigation', { name: 'Filtrer' });
    return navigation ? within(navigation).getAllByRole('link') : [];
  };
  const current = () =>
    filters()
      .filter((filter) => filter.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent);

  it('ROUTE-17 PAGE-38 PAGE-39 PAGE-40 LANE-35 an exploration page shows filters, a sort order and all its titles', async () => {
    const app = await renderApp({ path: '/filmer', responses });
    await waitFor(() => expect(filters().map(({ textContent }) => textContent)).toEqual(['Alle', 'Drama']));
    expect(current()).toEqual(['Alle']);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Populært');
    expect(document.body).toHaveTextContent('Endre sortering');
    await waitFor(() => expect(titles()).toHaveLength(33));
    expect(app.calls()).toContain('GET /content-layout/swimlanes/alle?page=2&pageSize=30');
  });

  it('ROUTE-17 a page without filters shows neither filters nor a sort order', async () => {
    await renderApp();
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    expect(filters()).toEqual([]);
    expect(document.body).not.toHaveTextContent('Endre sortering');
  });

  it('PAGE-44 PAGE-39 a selected filter is part of the URL and of the request, and can be removed', async () => {
    const app = await renderApp({ path: '/filmer', responses });
    await waitFor(() => expect(titles()).toHaveLength(33));
    await user.click(await screen.findByRole('link', { name: 'Drama' }));
    await waitFor(() => expect(app.currentPath()).toBe('/filmer?filterMenu=drama'));
    await waitFor(() => expect(current()).toEqual(['Drama']));
    // The page remains while the response is pending.
    expect(screen.getByRole('heading', { level: 1, name: 'Filmer' })).toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(app.calls()).toContain('GET /content-layout/pages/filmer?filterMenu=drama');
    await user.click(await screen.findByRole('link', { name: 'Fjern filteret Drama' }));
    await waitFor(() => expect(app.currentPath()).toBe('/filmer'));
    await waitFor(() => expect(titles()).toHaveLength(33));
    await waitFor(() => expect(current()).toEqual(['Alle']));
    window.history.back();
    await waitFor(() => expect(current()).toEqual(['Drama']));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('PAGE-43 a filter that links to another site is reported and dropped, and the others remain', async () => {
    const externalFilter = { title: 'Gratis', link: 'https://elsewhere.test/filmer' };
    const page = {
      ...films,
      filterMenus: [...(films.filterMenus ?? []), externalFilter],
      sortMenus: [externalFilter, ...(films.sortMenus ?? [])],
    };
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => consoleError.mockRestore());
    await renderApp({
      path: '/filmer',
      responses: { ...responses, 'GET /content-layout/pages/filmer': page },
    });
    await waitFor(() => expect(filters().map(({ textContent }) => textContent)).toEqual(['Alle', 'Drama']));
    await waitFor(() => expect(consoleError.mock.calls.flat().map(String).join()).toContain('Gratis'));
    expect(document.body).not.toHaveTextContent('Gratis');
  });

  it('PAGE-46 the filters remain when a filter has no results', async () => {
    const page = { ...drama, swimlanes: [] };
    await renderApp({
      path: '/filmer?filterMenu=drama',
      responses: { ...responses, 'GET /content-layout/pages/filmer?filterMenu=drama': page },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Fant ikke noe innhold her'));
    await waitFor(() => expect(current()).toEqual(['Drama']));
  });
});

describe('cached swimlane lists', () => {
  it('PAGE-58 a server-rendered swimlane list continues with its second page', async () => {
    const responses = { [FILMS]: respondInPages(33) };
    const { store } = createTestWorld({ responses: { ...standardResponses, ...responses } });
    const link = 'https://content.test/layout/swimlanes/films';
    await Promise.all([
      store.dispatch(getPages.initiate()),
      store.dispatch(getPage.initiate({ slug: 'start' })),
      store.dispatch(getSwimlanePages.initiate({ link, type: 'Default' })),
    ]);
    const answers = dehydrateQueries(store.getState().api);
    const app = await renderApp({
      path: '/tema/start/liste/films',
      responses,
      dehydratedState: { renderedAt: FIXTURE_NOW, answers },
    });
    await waitFor(() => expect(titles()).toHaveLength(33));
    expect(app.calls().filter((call) => call.includes('/swimlanes/'))).toEqual([
      `${FILMS}?page=2&pageSize=30`,
    ]);
  });

  it('LANE-45 the pages of a swimlane list are refetched only after 120 s', async () => {
    const app = await renderApp({
      path: '/tema/start/liste/films',
      responses: { [FILMS]: respondInPages(33) },
    });
    // Counts paged requests only: the page in between shows the lane too.
    const countPages = () => app.calls().filter((call) => call.startsWith(`${FILMS}?page=`)).length;
    const leaveAndComeBack = async () => {
      app.popTo('/bli-kunde');
      await waitFor(() => expect(titles()).toEqual([]));
      app.popTo('/tema/start/liste/films');
      await waitFor(() => expect(titles()).toHaveLength(33));
    };
    await waitFor(() => expect(titles()).toHaveLength(33));
    expect(countPages()).toBe(2);
    await app.advanceTime(60_000);
    await leaveAndComeBack();
    await app.advanceTime(1000);
    expect(countPages()).toBe(2);
    await app.advanceTime(120_000);
    await leaveAndComeBack();
    await waitFor(() => expect(countPages()).toBe(4));
  });
});

describe('personal lists', () => {
  const measured = {
    config: { environment: 'uat' as const },
    localStorage: { 'analytics-consent': 'granted' },
  };
  const noContent = () => new Response(null, { status: 204 });
  const serverError = () => new Response(null, { status: 500 });
  const trackedEvents = (app: RenderedApp, name: string) =>
    app.analyticsEvents().filter(({ event }) => event === name);
  const EXCLUDE = 'POST /gateway/continue-watching/fyret-pa-skarvoya-s1e3/exclude';
  const CONTINUE = 'GET /content-layout/swimlanes/continue';
  const startedTitle = cardFixtures.started.title;
  /** Returns the titles of the visible toasts. */
  const toastTitles = () =>
    screen
      .queryAllByRole('dialog')
      .flatMap((toast) => within(toast).queryAllByRole('heading', { level: 2 }))
      .map(({ textContent }) => textContent);

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
  /** Returns two channels, favourites first, as the server sorts them. */
  function channels() {
    let isFavourite = false;
    const lane = () => {
      const cards = [channelCard('fjell', 'Fjell', false), channelCard('nordlys', 'Nordlys', isFavourite)];
      return Response.json(isFavourite ? cards.reverse() : cards);
    };
    return {
      [NOW]: lane,
      [`POST ${FAVOURITE}`]: () => ((isFavourite = true), noContent()),
      [`DELETE ${FAVOURITE}`]: () => ((isFavourite = false), noContent()),
    };
  }
  const favouriteButton = () => screen.getByRole('button', { name: 'Favorittkanal: Nordlys' });
  const isPressed = () => favouriteButton().getAttribute('aria-pressed');
  const broadcastTitles = () => titles().filter((title) => title?.startsWith('Sending på'));

  it('LIST-03 LIST-04 LIST-05 LIST-06 LIST-07 ANA-09 a channel moves first as a favourite, and back when removed', async () => {
    const app = await renderApp({ ...measured, isSignedIn: true, responses: channels() });
    await waitFor(() => expect(isPressed()).toBe('false'));
    const countRequests = () => app.calls().filter((call) => call === NOW).length;
    for (const [method, pressed, first] of [
      ['POST', 'true', 'Sending på Nordlys'],
      ['DELETE', 'false', 'Sending på Fjell'],
    ] as const) {
      const before = countRequests();
      await user.click(favouriteButton());
      // Optimistic at first; the new order follows with the refetched lane.
      await waitFor(() => expect(isPressed()).toBe(pressed));
      await waitFor(() => expect(app.calls()).toContain(`${method} ${FAVOURITE}`));
      await waitFor(() => expect(broadcastTitles()[0]).toBe(first));
      expect(countRequests()).toBe(before + 1);
      expect(isPressed()).toBe(pressed);
    }
    // The first analytics batch waits for the id of the tag manager.
    await app.advanceTime(5000);
    expect(trackedEvents(app, 'toggle_favourite_channel')).toMatchObject([
      { channelId: 'nordlys', channelName: 'Nordlys', isFavourite: true },
      { channelId: 'nordlys', channelName: 'Nordlys', isFavourite: false },
    ]);
  });

  it('LIST-08 a visitor sees no favourite button', async () => {
    await renderApp({ responses: channels() });
    await waitFor(() => expect(broadcastTitles()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Favorittkanal/ })).not.toBeInTheDocument();
  });

  it('LIST-09 a favourite that the server rejects is reverted without a message', async () => {
    const { links } = cardFixtures.started;
    const excludeFromContinueWatchingUrl = links?.excludeFromContinueWatchingUrl?.replace('dev', 'uat');
    const app = await renderApp({
      ...measured,
      isSignedIn: true,
      responses: {
        ...channels(),
        [`POST ${FAVOURITE}`]: serverError,
        [CONTINUE]: [{ ...cardFixtures.started, links: { ...links, excludeFromContinueWatchingUrl } }],
        [EXCLUDE]: noContent,
      },
    });
    await waitFor(() => expect(isPressed()).toBe('false'));
    await user.click(favouriteButton());
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('error: [favourite.toggle]'));
    expect(app.calls()).toContain(`POST ${FAVOURITE}`);
    await waitFor(() => expect(isPressed()).toBe('false'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(broadcastTitles()).toHaveLength(2);
    expect(trackedEvents(app, 'toggle_favourite_channel')).toEqual([]);
    // A toast about the favourite would be shown before this one.
    await user.click(await screen.findByRole('button', { name: `Fjern ${startedTitle} fra Fortsett å se` }));
    await waitFor(() => expect(toastTitles()).toContain(`${startedTitle} er fjernet fra Fortsett å se`));
    expect(toastTitles()).toHaveLength(1);
  });

  const MYLIST = '/gateway/mylist/fyret';
  const MINE = 'GET /content-layout/swimlanes/mylist';
  const minePage = { ...startPageFixture, swimlanes: [swimlaneFixtures.films, swimlaneFixtures.myList] };
  /** Simulates the server's My list, with one series. */
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
      [`DELETE ${MYLIST}`]: () => ((isOn = false), noContent()),
      [`POST ${MYLIST}`]: () => ((isOn = true), noContent()),
    };
  }
  const myListText = () => document.querySelector('[data-lane="mylist"]')?.textContent ?? '';
  const title = cardFixtures.series.title;

  it('LIST-13 ANA-10 a title that is removed from My list disappears, and undo restores it', async () => {
    const app = await renderApp({ ...measured, isSignedIn: true, responses: myList() });
    await user.click(await screen.findByRole('button', { name: `Fjern ${title} fra Min liste` }));
    await waitFor(() => expect(app.calls()).toContain(`DELETE ${MYLIST}`));
    await waitFor(() => expect(myListText()).not.toContain(title));
    await waitFor(() => expect(document.body).toHaveTextContent(`${title} er fjernet fra Min liste`));
    await user.click(await screen.findByRole('button', { name: 'Angre' }));
    await waitFor(() => expect(app.calls()).toContain(`POST ${MYLIST}`));
    await waitFor(() => expect(myListText()).toContain(title));
    // The first analytics batch waits for the id of the tag manager.
    await app.advanceTime(5000);
    expect(trackedEvents(app, 'toggle_wish_list')).toMatchObject([
      { isInMyList: false },
      { isInMyList: true },
    ]);
  });

  it('LIST-11 a title that cannot be removed from continue watching stays, without a message', async () => {
    const app = await renderApp({ isSignedIn: true, responses: { [EXCLUDE]: serverError } });
    const remove = () => screen.getByRole('button', { name: `Fjern ${startedTitle} fra Fortsett å se` });
    await waitFor(() => expect(remove()).toBeDefined());
    await user.click(remove());
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('error: [card.removeFromList]'));
    expect(remove()).toBeDefined();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The second attempt shows a toast; one about the first attempt would be shown before it.
    app.network.addResponses({ [EXCLUDE]: noContent });
    await waitFor(() => expect(remove()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(remove());
    await waitFor(() => expect(toastTitles()).toContain(`${startedTitle} er fjernet fra Fortsett å se`));
    expect(toastTitles()).toEqual([`${startedTitle} er fjernet fra Fortsett å se`]);
  });

  it('LIST-10 undo restores a title removed from continue watching, with its progress', async () => {
    let isRemoved = false;
    const PROGRESS = 'POST /gateway/progress/fyret-pa-skarvoya-s1e3';
    const app = await renderApp({
      isSignedIn: true,
      responses: {
        [CONTINUE]: () => Response.json(isRemoved ? [] : [cardFixtures.started]),
        [EXCLUDE]: () => ((isRemoved = true), noContent()),
        [PROGRESS]: () => ((isRemoved = false), noContent()),
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
    await user.click(await screen.findByRole('button', { name: `Fjern ${startedTitle} fra Fortsett å se` }));
    await waitFor(() =>
      expect(document.body).toHaveTextContent(`${startedTitle} er fjernet fra Fortsett å se`),
    );
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: `Fjern ${startedTitle} fra Fortsett å se` }),
      ).not.toBeInTheDocument(),
    );
    await user.click(await screen.findByRole('button', { name: 'Angre' }));
    await waitFor(() => expect(app.calls()).toContain(PROGRESS));
    expect(await app.network.requestsTo(PROGRESS)[0]?.json()).toEqual({ ProgressSeconds: 1234 });
    await screen.findByRole('button', { name: `Fjern ${startedTitle} fra Fortsett å se` });
  });

  it.each([
    [true, 'Trykk på plusstegnet'],
    [false, 'Logg inn, så finner du igjen'],
  ])('PAGE-45 an empty personal page explains how to fill it (customer: %s)', async (isSignedIn, help) => {
    const page = { ...startPageFixture, slug: 'mitt-innhold', swimlanes: [] };
    await renderApp({
      path: '/tema/mitt-innhold',
      isSignedIn,
      responses: { 'GET /content-layout/pages/mitt-innhold': page },
    });
    await waitFor(() => expect(document.body).toHaveTextContent('Du har ikke lagt til noe i Min liste ennå'));
    await waitFor(() => expect(document.body).toHaveTextContent(help));
    expect(screen.getByRole('link', { name: 'Finn noe å se' })).toHaveAttribute('href', '/');
  });
});

describe('personal lanes', () => {
  it('personal lanes link to the page that contains all of them, except on that page', async () => {
    const pageOfOwnLanes = {
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
        'GET /content-layout/pages/start': pageOfOwnLanes,
        'GET /content-layout/pages/mitt-innhold': {
          ...pageOfOwnLanes,
          slug: 'mitt-innhold',
          title: 'Mitt innhold',
        },
      },
    });
    const links = () => [...document.querySelectorAll('main [data-lane] a[href="/mitt-innhold"]')];
    await waitFor(() => expect(links().map(({ textContent }) => textContent)).toContain('Mitt innhold'));
    await user.click(links()[0] ?? document.body);
    await waitFor(() => expect(app.currentPath()).toBe('/mitt-innhold'));
    await waitFor(() =>
      expect(document.querySelectorAll('main [data-lane] article').length).toBeGreaterThan(0),
    );
    expect(links()).toEqual([]);
  });
});
