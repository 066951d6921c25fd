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

/** Types as a hand does: all of the text stands there at once, and the app is told. */
function type(text: string) {
  // As the browser sets it, past the setter by which React would take it for known.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field(), text);
  field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

const press = (key: string, on: Element = field()) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const asked = (app: RenderedApp) => app.calls().filter((call) => call.startsWith(SEARCH));
const status = () => document.querySelector('main [role="status"]')?.textContent;
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

/** An answer that says what it is for, and has a hit that is called so. */
const answer = (query: string) => ({
  query,
  groups: [{ type: 'programs', title: 'Programmer', items: [{ ...hit, id: query, title: `Om ${query}` }] }],
});
const [hit] = searchFixture.groups[1]?.items ?? [];
const echo = ({ url }: Request) => Response.json(answer(new URL(url).searchParams.get('query') ?? ''));

/** The search page, with time in the test's hands. */
async function openSearch(more: RenderAppOptions = {}) {
  const app = await renderApp({ path: '/search', responses: { [SEARCH]: echo }, ...more });
  await waitFor(() => expect(field()).toBeDefined());
  await waitFor(() => expect(screen.text()).toContain('Nye filmer'));
  app.freezeTime();
  return app;
}

describe('the search page', () => {
  it('ROUTE-11 SEARCH-01 has a field, and shows the hits of what is typed in it when typing rests', async () => {
    const app = await openSearch();
    expect(document.title).toBe('Søk – Glimt');
    expect(field().getAttribute('aria-label')).toBe('Søk');
    const entries = window.history.length;
    type('  is ');
    await app.advanceTime(290);
    expect(asked(app)).toEqual([]);
    await app.advanceTime(20);
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
    expect(asked(app)).toEqual([`${SEARCH}?query=is`]);
    expect(app.currentPath()).toBe('/search?q=is');
    expect(window.history.length).toBe(entries);
    await advanceUntil(app, () => expect(status()).toBe('1 treff på «is»'));
    expect(document.title).toBe('Søk: is – Glimt');
    expect(screen.meta('robots')).toBe('noindex');
  });

  it('LIST-12 tells the server of a hit that was opened at another provider', async () => {
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
    const elsewhere = () => screen.link(/^Vinterspor/);
    await waitFor(() => expect(elsewhere().hostname).toBe('partner.test'));
    elsewhere().click();
    await waitFor(() => expect(app.calls()).toContain(report));
  });

  it('SEARCH-01 asks first, and draws its new address while the answer is on its way', async () => {
    const headings: (string | undefined)[] = [];
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => {
          headings.push(screen.heading());
          return echo(request);
        },
      },
    });
    type('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
    expect(headings).toEqual(['Søk']);
    expect(screen.heading()).toBe('Treff på «is»');
  });

  it('SEARCH-01 asks for what the address says', async () => {
    const app = await renderApp({ path: '/search?q=is' });
    await waitFor(() => expect(screen.text()).toContain('Siste ferje'));
    expect(field().value).toBe('is');
    expect(asked(app)).toEqual([`${SEARCH}?query=is`]);
    expect(screen.heading()).toBe('Treff på «is»');
    app.popTo('/search?q=hav');
    await waitFor(() => expect(field().value).toBe('hav'));
  });

  it.each(['i', '   ', ''])('SEARCH-01 asks nothing for %j', async (text) => {
    const app = await openSearch({ path: '/search?q=i' });
    type('is');
    type(text);
    await app.advanceTime(2000);
    expect(asked(app)).toEqual([]);
    expect(app.currentPath()).toMatch(/^\/search(?:\?q=i)?$/);
  });

  it('SEARCH-01 asks nothing for words that were typed on, and at once where Enter is pressed', async () => {
    const app = await openSearch();
    for (const text of ['is', 'isf', 'isfj']) {
      type(text);
      await app.advanceTime(200);
    }
    expect(asked(app)).toEqual([]);
    document.querySelector<HTMLFormElement>('[role="search"]')?.requestSubmit();
    await app.advanceTime(0);
    await waitFor(() => expect(asked(app)).toEqual([`${SEARCH}?query=isfj`]));
  });

  it('SEARCH-01 gives up what was asked before, and never shows its answer', async () => {
    const signals: AbortSignal[] = [];
    let late: (answer: Response) => void = () => undefined;
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => {
          if (!request.url.endsWith('query=is')) return echo(request);
          signals.push(request.signal);
          return new Promise<Response>((resolve) => (late = resolve));
        },
      },
    });
    type('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(signals).toHaveLength(1));
    type('hav');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Om hav'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    late(Response.json(answer('is')));
    await app.advanceTime(100);
    expect(screen.text()).not.toContain('Om is');
    // Who comes back to it gets it.
    type('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(signals).toHaveLength(2));
    late(Response.json(answer('is')));
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
    expect(app.consoleMessages).toEqual([]);
  });

  it('SEARCH-01 does not take an answer to another question for one', async () => {
    const app = await openSearch({ responses: { [SEARCH]: answer('noe annet') } });
    type('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Vi fikk ikke søkt akkurat nå.'));
    expect(screen.text()).not.toContain('Om noe annet');
    expect(app.consoleMessages.join()).toContain('[search.answer]');
  });

  it('SEARCH-01 says that nothing was found, and where to go on from there', async () => {
    const app = await openSearch({ responses: { [SEARCH]: { groups: [] } } });
    type('zzz');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Ingen treff på «zzz»'));
    expect(screen.link('Se TV-guiden').getAttribute('href')).toBe('/tv-guide');
    expect(screen.link('Til forsiden').getAttribute('href')).toBe('/');
    await advanceUntil(app, () => expect(screen.text()).toContain('Nye filmer'));
    expect(status()).toBe('Ingen treff på «zzz»');
  });

  it('SEARCH-01 says that it failed, and can be tried again', async () => {
    // For as long as that: results that come after the failure ask again by themselves.
    let isBroken = true;
    const app = await openSearch({
      responses: {
        [SEARCH]: (request: Request) => (isBroken ? new Response(null, { status: 500 }) : echo(request)),
      },
    });
    type('is');
    await app.advanceTime(310);
    await advanceUntil(app, () => expect(screen.text()).toContain('Vi fikk ikke søkt akkurat nå.'));
    await advanceUntil(app, () =>
      expect(screen.button('Prøv igjen').getAttribute('aria-busy')).not.toBe('true'),
    );
    isBroken = false;
    screen.button('Prøv igjen').click();
    await advanceUntil(app, () => expect(screen.text()).toContain('Om is'));
  });

  it('SEARCH-01 says that there is no network', async () => {
    const app = await openSearch({
      responses: { [SEARCH]: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      type('is');
      await app.advanceTime(310);
      await advanceUntil(app, () => expect(screen.text()).toContain('Du er ikke på nett'));
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  });
});

describe('a hit', () => {
  const measured: RenderAppOptions = {
    config: { environment: 'uat' },
    localStorage: { 'analytics-consent': 'granted' },
  };

  it('SEARCH-02 that is opened is told of, and what was searched for is kept', async () => {
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
    await waitFor(() => expect(options()).toEqual(['is']));
    press('ArrowDown');
    await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBeTruthy());
    press('Enter');
    await waitFor(() => expect(app.currentPath()).toBe('/search?q=is'));
    await waitFor(() => expect(screen.text()).toContain('Siste ferje'));
  });
});

describe('the last searches', () => {
  const kept = { 'last-searches': JSON.stringify(['is', 'fjell']) };

  it('SEARCH-01 can each be removed, or all', async () => {
    await renderApp({ path: '/search', localStorage: kept });
    await waitFor(() => expect(options()).toEqual(['is', 'fjell']));
    screen.button('Fjern «is» fra siste søk').click();
    await waitFor(() => expect(options()).toEqual(['fjell']));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fjern «fjell» fra siste søk');
    screen.button('Fjern alle').click();
    await waitFor(() => expect(options()).toEqual([]));
    expect(localStorage.getItem('last-searches')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('SEARCH-01 are of one viewer alone', async () => {
    await renderApp({ path: '/search', localStorage: kept, isSignedIn: true });
    await waitFor(() => expect(screen.text()).toContain('Min konto'));
    await waitFor(() => expect(screen.text()).toContain('Nye filmer'));
    expect(options()).toEqual([]);
  });
});

describe('the focus', () => {
  it('ROUTE-11 is in the field when the empty search page is opened by its address', async () => {
    await renderApp({ path: '/search' });
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('ROUTE-11 stays where it is when results are opened by their address', async () => {
    await renderApp({ path: '/search?q=is', responses: { [SEARCH]: echo } });
    await waitFor(() => expect(screen.text()).toContain('Om is'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the key '/'", () => {
  it('opens the search from anywhere, with the focus in its field; in a field it is typed', async () => {
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
