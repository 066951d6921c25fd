// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cardFixtures, searchFixture } from '@tv/api-client/fixtures';
import {
  renderApp,
  advanceUntil,
  screen,
  waitFor,
  type RenderAppOptions,
  type RenderedApp,
} from '../../testing/index.ts';

const SEARCH = 'GET /content-search/search';

const field = () => {
  const found = document.querySelector<HTMLInputElement>('[role="search"] input');
  if (!found) throw new Error('There is no search field');
  return found;
};

/** Sets the text of the field in one step and dispatches an input event. */
function typeText(text: string) {
  // React ignores a value that is set through its own setter.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field(), text);
  field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

const press = (key: string, on: Element = field()) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const searchRequests = (app: RenderedApp) => app.calls().filter((call) => call.startsWith(SEARCH));
const status = () => document.querySelector('main [role="status"]')?.textContent;
const optionTexts = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

/** A response for a query, with one hit named after the query. */
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
  await waitFor(() => expect(field()).toBeDefined());
  await waitFor(() => expect(screen.text()).toContain('Nye filmer'));
  app.freezeTime();
  return app;
}

describe('the search page', () => {
  it('ROUTE-11 SEARCH-01 the search page shows hits for the typed text after a debounce', async () => {
    const app = await openSearch();
    expect(document.title).toBe('Søk – Glimt');
    expect(field().getAttribute('aria-label')).toBe('Søk');
    const entries = window.history.length;
    typeText('  is ');
    await app.advanceTime(290);
    expect(searchRequests(app)).toEqual([]);
    await app.advanceTime(20);
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
    expect(searchRequests(app)).toEqual([`${SEARCH}?query=is`]);
    expect(app.currentPath()).toBe('/search?q=is');
    expect(window.history.length).toBe(entries);
    await advanceUntil(app, () => expect(status()).toBe('1 treff på «is»'));
    expect(document.title).toBe('Søk: is – Glimt');
    expect(screen.meta('robots')).toBe('noindex');
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
    const findHit = () => screen.link(/^Vinterspor/);
    await waitFor(() => expect(findHit().hostname).toBe('partner.test'));
    findHit().click();
    await waitFor(() => expect(app.calls()).toContain(report));
  });

  it('SEARCH-01 the request is sent before the page renders its new URL', async () => {
    const headings: (string | undefined)[] = [];
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => {
          headings.push(screen.heading());
          return echoQuery(request);
        },
      },
    });
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
    expect(headings).toEqual(['Søk']);
    expect(screen.heading()).toBe('Treff på «is»');
  });

  it('SEARCH-01 the query in the URL is searched for', async () => {
    const app = await renderApp({ path: '/search?q=is' });
    await waitFor(() => expect(screen.text()).toContain('Siste ferje'));
    expect(field().value).toBe('is');
    expect(searchRequests(app)).toEqual([`${SEARCH}?query=is`]);
    expect(screen.heading()).toBe('Treff på «is»');
    app.popTo('/search?q=hav');
    await waitFor(() => expect(field().value).toBe('hav'));
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
    document.querySelector<HTMLFormElement>('[role="search"]')?.requestSubmit();
    await app.advanceTime(0);
    await waitFor(() => expect(searchRequests(app)).toEqual([`${SEARCH}?query=isfj`]));
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
    await advanceUntil(app, () => expect(screen.text()).toContain('Om hav'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    respondLate(Response.json(responseFor('is')));
    await app.advanceTime(100);
    expect(screen.text()).not.toContain('Om is');
    // Searching for the aborted query again shows its hits.
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(signals).toHaveLength(2));
    respondLate(Response.json(responseFor('is')));
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
    expect(app.consoleMessages).toEqual([]);
  });

  it('SEARCH-01 a response for another query is an error', async () => {
    const app = await openSearch({ responses: { [SEARCH]: responseFor('noe annet') } });
    typeText('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Vi fikk ikke søkt akkurat nå.'));
    expect(screen.text()).not.toContain('Om noe annet');
    expect(app.consoleMessages.join()).toContain('[search.answer]');
  });

  it('SEARCH-01 a search without hits shows a message, links and a lane', async () => {
    const app = await openSearch({ responses: { [SEARCH]: { groups: [] } } });
    typeText('zzz');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Ingen treff på «zzz»'));
    expect(screen.link('Se TV-guiden').getAttribute('href')).toBe('/tv-guide');
    expect(screen.link('Til forsiden').getAttribute('href')).toBe('/');
    await advanceUntil(app, () => expect(screen.text()).toContain('Nye filmer'));
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
    await advanceUntil(app, () => expect(screen.text()).toContain('Vi fikk ikke søkt akkurat nå.'));
    await advanceUntil(app, () =>
      expect(screen.button('Prøv igjen').getAttribute('aria-busy')).not.toBe('true'),
    );
    isBroken = false;
    screen.button('Prøv igjen').click();
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
  });

  it('SEARCH-01 a search without a network says that the device is offline', async () => {
    const app = await openSearch({
      responses: { [SEARCH]: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      typeText('is');
      await app.advanceTime(310);
      await advanceUntil(app, () => expect(screen.text()).toContain('Du er ikke på nett'));
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
    await waitFor(() => expect(screen.text()).toContain('Siste ferje'));
    screen.link(/^Fyret på Skarvøya/).click();
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
    await waitFor(() => expect(screen.text()).toContain('Siste ferje'));
  });
});

describe('recent searches', () => {
  const storedSearches = { 'last-searches': JSON.stringify(['is', 'fjell']) };

  it('SEARCH-01 recent searches can be removed one by one or all at once', async () => {
    await renderApp({ path: '/search', localStorage: storedSearches });
    await waitFor(() => expect(optionTexts()).toEqual(['is', 'fjell']));
    screen.button('Fjern «is» fra siste søk').click();
    await waitFor(() => expect(optionTexts()).toEqual(['fjell']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fjern «fjell» fra siste søk');
    screen.button('Fjern alle').click();
    await waitFor(() => expect(optionTexts()).toEqual([]));
    expect(localStorage.getItem('last-searches')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('SEARCH-01 recent searches of a visitor are not shown to a customer', async () => {
    await renderApp({ path: '/search', localStorage: storedSearches, isSignedIn: true });
    await waitFor(() => expect(screen.text()).toContain('Min konto'));
    await waitFor(() => expect(screen.text()).toContain('Nye filmer'));
    expect(optionTexts()).toEqual([]);
  });
});

describe('focus', () => {
  it('ROUTE-11 the field has focus when the empty search page is opened by URL', async () => {
    await renderApp({ path: '/search' });
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('ROUTE-11 the focus does not move when results are opened by URL', async () => {
    await renderApp({ path: '/search?q=is', responses: { [SEARCH]: echoQuery } });
    await waitFor(() => expect(screen.text()).toContain('Om is'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the key '/'", () => {
  it('the / key opens the search with focus in its field, and is typed as text in the field', async () => {
    const app = await renderApp({ path: '/filmer' });
    await waitFor(() => expect(screen.heading()).toBe('Filmer'));
    await waitFor(() => {
      press('/', document.body);
      expect(app.currentPath()).toBe('/search');
    });
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(press('/')).toBe(true);
    screen.link('Søk').focus();
    expect(press('/', screen.link('Søk'))).toBe(false);
    expect(document.activeElement).toBe(field());
  });
});
