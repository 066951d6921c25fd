// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  cardFixtures,
  explorationPageFixture,
  startPageFixture,
  swimlaneFixtures,
} from '@tv/api-client/fixtures';
import { openApp, screen, until } from './testing/index.ts';

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
    const app = await openApp({ path: '/tema/start/liste/films', responses: { [FILMS]: pagesOf(64) } });
    await until(() => expect(screen.heading()).toBe('Nye filmer'));
    await until(() => expect(titles()).toHaveLength(64));
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

  it('PAGE-55 ROUTE-13 is where "Vis flere" leads', async () => {
    const app = await openApp();
    await until(() => expect(screen.link(/^Vis flere: Nye filmer/)).toBeDefined());
    screen.link(/^Vis flere: Nye filmer/).click();
    await until(() => expect(app.at()).toBe('/tema/start/liste/films'));
    await until(() => expect(screen.heading()).toBe('Nye filmer'));
  });

  it.each([
    ['PAGE-59 a swimlane that the page does not have', startPageFixture],
    [
      'PAGE-60 a swimlane without a name',
      { ...startPageFixture, swimlanes: [{ ...swimlaneFixtures.films, id: 'gone', name: ' ' }] },
    ],
    ['PAGE-60 a page without a title', { ...startPageFixture, title: '' }],
  ])('%s is an error', async (_what, page) => {
    const app = await openApp({
      path: '/tema/start/liste/gone',
      responses: { 'GET /content-layout/pages/start': page },
    });
    await until(() =>
      expect(document.querySelector('main [role="alert"]')?.textContent).toContain('Noe gikk galt'),
    );
    expect(app.calls().filter((call) => call.includes('/swimlanes/gone'))).toEqual([]);
  });

  it.each([true, false])(
    'LIST-02 of the viewer’s own list is there for customers: %s',
    async (isSignedIn) => {
      const page = { ...startPageFixture, swimlanes: [swimlaneFixtures.myList] };
      await openApp({
        path: '/tema/start/liste/mylist',
        isSignedIn,
        responses: { 'GET /content-layout/pages/start': page },
      });
      await until(() => expect(screen.heading()).toBe(isSignedIn ? 'Min liste' : 'Noe gikk galt'));
      if (isSignedIn) await until(() => expect(titles()).toEqual([cardFixtures.series.title]));
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
    const app = await openApp({ path: '/filmer', responses });
    await until(() => expect(filters().map(({ textContent }) => textContent)).toEqual(['Alle', 'Drama']));
    expect(current()).toEqual(['Alle']);
    expect(document.querySelector('[role="combobox"]')?.textContent).toBe('Populært');
    expect(screen.text()).toContain('Endre sortering');
    await until(() => expect(titles()).toHaveLength(33));
    expect(app.calls()).toContain('GET /content-layout/swimlanes/alle?page=2&pageSize=30');
  });

  it('ROUTE-17 a page without filters has none of it', async () => {
    await openApp();
    await until(() => expect(screen.text()).toContain('Isfront'));
    expect(filters()).toEqual([]);
    expect(screen.text()).not.toContain('Endre sortering');
  });

  it('PAGE-44 PAGE-39 a filter that is chosen stands in the address, is asked with, and can be taken off', async () => {
    const app = await openApp({ path: '/filmer', responses });
    await until(() => expect(titles()).toHaveLength(33));
    screen.link('Drama').click();
    await until(() => expect(app.at()).toBe('/filmer?filterMenu=drama'));
    await until(() => expect(current()).toEqual(['Drama']));
    // The page stands while the answer is on its way.
    expect(screen.heading()).toBe('Filmer');
    await until(() => expect(titles()).toHaveLength(2));
    expect(app.calls()).toContain('GET /content-layout/pages/filmer?filterMenu=drama');
    screen.link('Fjern filteret Drama').click();
    await until(() => expect(app.at()).toBe('/filmer'));
    await until(() => expect(titles()).toHaveLength(33));
    await until(() => expect(current()).toEqual(['Alle']));
    window.history.back();
    await until(() => expect(current()).toEqual(['Drama']));
    await until(() => expect(titles()).toHaveLength(2));
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
    await openApp({ path: '/filmer', responses: { ...responses, 'GET /content-layout/pages/filmer': page } });
    await until(() => expect(filters().map(({ textContent }) => textContent)).toEqual(['Alle', 'Drama']));
    await until(() => expect(told.mock.calls.flat().map(String).join()).toContain('Gratis'));
    expect(screen.text()).not.toContain('Gratis');
  });

  it('PAGE-46 where a filter finds nothing, the filters are still there', async () => {
    const page = { ...drama, swimlanes: [] };
    await openApp({
      path: '/filmer?filterMenu=drama',
      responses: { ...responses, 'GET /content-layout/pages/filmer?filterMenu=drama': page },
    });
    await until(() => expect(screen.text()).toContain('Fant ikke noe innhold her'));
    await until(() => expect(current()).toEqual(['Drama']));
  });
});
