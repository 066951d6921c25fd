// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { cardFixtures, searchFixture } from '@tv/api-client/fixtures';
import {
  renderApp,
  advanceUntil,
  type RenderAppOptions,
  type RenderedApp,
  user,
  waitInRealTime,
} from '../../testing/index.ts';
import { getMeta } from '../../testing/pageHead.ts';

const SEARCH = 'GET /content-search/search';

const field = () => screen.getByRole('combobox');

/** Sets the text of the field in one step, as each step is a search. */
const typeText = (value: string) => fireEvent.input(field(), { target: { value } });

/** False if the default action is prevented. */
const press = (key: string, on: Element = field()) => fireEvent.keyDown(on, { key });

const searchRequests = (app: RenderedApp) => app.calls().filter((call) => call.startsWith(SEARCH));
const status = () => within(screen.getByRole('main')).queryByRole('status')?.textContent;
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** Returns a response for a query, with one hit named after the query. */
const responseFor = (query: string) => ({
  query,
  groups: [{ type: 'programs', title: 'Programmer', items: [{ ...hit, id: query, title: `Om ${query}` }] }],
});
const [hit] = searchFixture.groups[1]?.items ?? [];
const echoQuery = ({ url }: Request) =>
  Response.json(responseFor(new URL(url).searchParams.get('query') ?? ''));

/** Opens the search page and freezes time. */
async function openSearch(options: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/search', responses: { [SEARCH]: echoQuery }, ...options });
  await screen.findByRole('combobox');
  await waitFor(() => expect(document.body).toHaveTextContent('Nye filmer'));
  app.freezeTime();
  return app;
}

describe('the search page', () => {
  it('ROUTE-11 SEARCH-01 the search page shows hits for the typed text after a debounce', async () => {
    const app = await openSearch();
    expect(document.title).toBe('Søk – Glimt');
    expect(field()).toHaveAttribute('aria-label', 'Søk');
    const entries = window.history.length;
    typeText('  is ');
    await app.advanceTime(290);
    expect(searchRequests(app)).toEqual([]);
    await app.advanceTime(20);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Om is'));
    expect(searchRequests(app)).toEqual([`${SEARCH}?query=is`]);
    expect(app.currentPath()).toBe('/search?q=is');
    expect(window.history.length).toBe(entries);
    await advanceUntil(app, () => expect(status()).toBe('1 treff på «is»'));
    expect(document.title).toBe('Søk: is – Glimt');
    expect(getMeta('robots')).toBe('noindex');
  });

  it('LIST-12 opening a hit at another provider is reported to the server', async () => {
    const report = 'POST /gateway/continue-watching/external/vinterspor';
    const groups = [{ type: 'programs', title: 'Programmer', items: [cardFixtures.external] }];
    const app = await renderApp({
      path: '/search?q=vinter',
      isSignedIn: true,
      responses: {
        [SEARCH]: { query: 'vinter', groups },
        [report]: () => new Response(null, { status: 204 }),
      },
    });
    const hitLink = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Vinterspor/ });
    await waitFor(() => expect(hitLink.hostname).toBe('partner.test'));
    await user.click(hitLink);
    await waitFor(() => expect(app.calls()).toContain(report));
  });

  it('SEARCH-01 the request is sent before the page renders its new URL', async () => {
    const headings: (string | undefined)[] = [];
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => {
          headings.push(screen.queryByRole('heading', { level: 1 })?.textContent);
          return echoQuery(request);
        },
      },
    });
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Om is'));
    expect(headings).toEqual(['Søk']);
    expect(screen.getByRole('heading', { level: 1, name: 'Treff på «is»' })).toBeInTheDocument();
  });

  it('SEARCH-01 the query in the URL is searched for', async () => {
    const app = await renderApp({ path: '/search?q=is' });
    await waitFor(() => expect(document.body).toHaveTextContent('Siste ferje'));
    expect(field()).toHaveValue('is');
    expect(searchRequests(app)).toEqual([`${SEARCH}?query=is`]);
    expect(screen.getByRole('heading', { level: 1, name: 'Treff på «is»' })).toBeInTheDocument();
    app.popTo('/search?q=hav');
    await waitFor(() => expect(field()).toHaveValue('hav'));
  });

  it.each(['i', '   ', ''])('SEARCH-01 no request is sent for %j', async (text) => {
    const app = await openSearch({ path: '/search?q=i' });
    typeText('is');
    typeText(text);
    await app.advanceTime(2000);
    expect(searchRequests(app)).toEqual([]);
    expect(app.currentPath()).toMatch(/^\/search(?:\?q=i)?$/);
  });

  it('SEARCH-01 no request is sent while the user types, and one is sent at once on Enter', async () => {
    const app = await openSearch();
    for (const text of ['is', 'isf', 'isfj']) {
      typeText(text);
      await app.advanceTime(200);
    }
    expect(searchRequests(app)).toEqual([]);
    screen.getByRole<HTMLFormElement>('search').requestSubmit();
    await app.advanceTime(0);
    await waitInRealTime(() => expect(searchRequests(app)).toEqual([`${SEARCH}?query=isfj`]));
  });

  it('SEARCH-01 a new search aborts the previous one and ignores its response', async () => {
    const signals: AbortSignal[] = [];
    let respondLate: (answer: Response) => void = () => undefined;
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => {
          if (!request.url.endsWith('query=is')) return echoQuery(request);
          signals.push(request.signal);
          return new Promise<Response>((resolve) => (respondLate = resolve));
        },
      },
    });
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(signals).toHaveLength(1));
    typeText('hav');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Om hav'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    respondLate(Response.json(responseFor('is')));
    await app.advanceTime(100);
    expect(document.body).not.toHaveTextContent('Om is');
    // Searching for the aborted query again shows its hits.
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(signals).toHaveLength(2));
    respondLate(Response.json(responseFor('is')));
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Om is'));
    expect(app.consoleMessages).toEqual([]);
  });

  it('SEARCH-01 a response for another query is an error', async () => {
    const app = await openSearch({ responses: { [SEARCH]: responseFor('noe annet') } });
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Vi fikk ikke søkt akkurat nå.'));
    expect(document.body).not.toHaveTextContent('Om noe annet');
    expect(app.consoleMessages.join()).toContain('[search.answer]');
  });

  it('SEARCH-01 a search without hits shows a message, links and a lane', async () => {
    const app = await openSearch({ responses: { [SEARCH]: { groups: [] } } });
    typeText('zzz');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Ingen treff på «zzz»'));
    expect(screen.getByRole('link', { name: 'Se TV-guiden' })).toHaveAttribute('href', '/tv-guide');
    expect(screen.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Nye filmer'));
    expect(status()).toBe('Ingen treff på «zzz»');
  });

  it('SEARCH-01 a failed search shows an error with a retry button', async () => {
    // Fails until then, because results that arrive after the failure trigger a refetch.
    let isBroken = true;
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => (isBroken ? new Response(null, { status: 500 }) : echoQuery(request)),
      },
    });
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Vi fikk ikke søkt akkurat nå.'));
    await advanceUntil(app, () =>
      expect(screen.getByRole('button', { name: 'Prøv igjen' })).not.toHaveAttribute('aria-busy', 'true'),
    );
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Om is'));
  });

  it('SEARCH-01 a search without a network says that the device is offline', async () => {
    const app = await openSearch({
      responses: { [SEARCH]: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      typeText('is');
      await app.advanceTime(310);
      await advanceUntil(app, () => expect(document.body).toHaveTextContent('Du er ikke på nett'));
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });
});

describe('search hits', () => {
  const measured: RenderAppOptions = {
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
  };

  it('SEARCH-02 opening a hit is tracked, and its query is stored as a recent search', async () => {
    const app = await renderApp({ ...measured, path: '/search?q=is' });
    await waitFor(() => expect(document.body).toHaveTextContent('Siste ferje'));
    await user.click(await screen.findByRole('link', { name: /^Fyret på Skarvøya/ }));
    await waitFor(() => expect(app.currentPath()).toMatch(/^\/serie\//));
    await app.advanceTime(5000);
    const clicks = app.analyticsEvents().filter(({ event }) => event === 'search_click');
    expect(clicks).toHaveLength(1);
    expect(clicks[0]).toMatchObject({
      query: 'is',
      elementId: 'el-fyret-pa-skarvoya',
      elementName: 'Fyret på Skarvøya',
      position: 2,
    });

    app.popTo('/search');
    await waitFor(() => expect(optionTexts()).toEqual(['is']));
    press('ArrowDown');
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy());
    press('Enter');
    await waitFor(() => expect(app.currentPath()).toBe('/search?q=is'));
    await waitFor(() => expect(document.body).toHaveTextContent('Siste ferje'));
  });
});

describe('recent searches', () => {
  const storedSearches = { 'last-searches': JSON.stringify(['is', 'fjell']) };

  it('SEARCH-01 recent searches can be removed one by one or all at once', async () => {
    await renderApp({ path: '/search', localStorage: storedSearches });
    await waitFor(() => expect(optionTexts()).toEqual(['is', 'fjell']));
    await user.click(await screen.findByRole('button', { name: 'Fjern «is» fra siste søk' }));
    await waitFor(() => expect(optionTexts()).toEqual(['fjell']));
    expect(screen.getByRole('button', { name: 'Fjern «fjell» fra siste søk' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Fjern alle' }));
    await waitFor(() => expect(optionTexts()).toEqual([]));
    expect(localStorage.getItem('last-searches')).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('SEARCH-01 recent searches of a visitor are not shown to a customer', async () => {
    await renderApp({ path: '/search', localStorage: storedSearches, isSignedIn: true });
    await waitFor(() => expect(document.body).toHaveTextContent('Min konto'));
    await waitFor(() => expect(document.body).toHaveTextContent('Nye filmer'));
    expect(optionTexts()).toEqual([]);
  });
});

describe('focus', () => {
  it('ROUTE-11 the field has focus when the empty search page is opened by URL', async () => {
    await renderApp({ path: '/search' });
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('ROUTE-11 the focus does not move when results are opened by URL', async () => {
    await renderApp({ path: '/search?q=is', responses: { [SEARCH]: echoQuery } });
    await waitFor(() => expect(document.body).toHaveTextContent('Om is'));
    expect(document.body).toHaveFocus();
  });
});

describe("the key '/'", () => {
  it('the / key opens the search with focus in its field, and is typed as text in the field', async () => {
    const app = await renderApp({ path: '/filmer' });
    await screen.findByRole('heading', { level: 1, name: 'Filmer' });
    await waitFor(() => {
      press('/', document.body);
      expect(app.currentPath()).toBe('/search');
    });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(press('/')).toBe(true);
    screen.getByRole('link', { name: 'Søk' }).focus();
    expect(press('/', screen.getByRole('link', { name: 'Søk' }))).toBe(false);
    expect(field()).toHaveFocus();
  });
});
