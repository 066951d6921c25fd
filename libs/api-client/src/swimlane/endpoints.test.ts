import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFixtures, swimlaneFixtures, swimlaneItemFixtures } from '../fixtures.ts';
import { apiUnderTest, json, type RecordedCall } from '../testing/apiUnderTest.ts';
import { getSwimlane, getSwimlanePages } from './endpoints.ts';
import { loadSwimlanePages } from './loadSwimlanePages.ts';
import { PAGE_SIZE } from './schema.ts';

const link = swimlaneFixtures.films.link;

/** Returns a swimlane by URL, as a server does. */
function lanes({ url }: RecordedCall): Response {
  const items = swimlaneItemFixtures[url.split('?')[0] ?? ''];
  return items ? json(items) : new Response(null, { status: 404 });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('requests', () => {
  test('LANE-38 a page of the full list is fetched with page and pageSize', async () => {
    const { dispatch, calls } = apiUnderTest(lanes);
    await dispatch(getSwimlane.initiate({ link, page: 2 }));
    expect(calls[0]?.url).toBe(`${link}?page=2&pageSize=30`);
  });

  test('LANE-38 a link with a query keeps it', async () => {
    const { dispatch, calls } = apiUnderTest(() => json([]));
    await dispatch(getSwimlane.initiate({ link: `${link}?sort=new`, page: 1 }));
    expect(calls[0]?.url).toBe(`${link}?sort=new&page=1&pageSize=30`);
  });

  test('LANE-39 a swimlane on a page is fetched by its plain link', async () => {
    const { dispatch, calls } = apiUnderTest(lanes);
    await dispatch(getSwimlane.initiate({ link }));
    expect(calls[0]?.url).toBe(link);
  });

  test('LANE-40 the request carries accept-model-version 2.0', async () => {
    const { dispatch, calls } = apiUnderTest(lanes);
    await dispatch(getSwimlane.initiate({ link }));
    expect(calls[0]?.headers.get('accept-model-version')).toBe('2.0');
  });
});

describe('parsing', () => {
  test('LANE-41 the response is a list of cards', async () => {
    const { dispatch } = apiUnderTest(() => json([cardFixtures.film, cardFixtures.kids]));
    const { data } = await dispatch(getSwimlane.initiate({ link }));
    expect(data?.cards.map(({ title }) => title)).toEqual(['Isfront', 'Tassen og Tua']);
  });

  test('LANE-42 items may wrap a card, mixed with plain ones', async () => {
    const { dispatch } = apiUnderTest(() => json([{ card: cardFixtures.film }, cardFixtures.kids]));
    const { data } = await dispatch(getSwimlane.initiate({ link }));
    expect(data?.cards.map(({ title }) => title)).toEqual(['Isfront', 'Tassen og Tua']);
  });

  test('LANE-42 a plain card may have an unknown `card` property', async () => {
    const { dispatch, reports } = apiUnderTest(() => json([{ ...cardFixtures.film, card: 'gold' }]));
    const { data } = await dispatch(getSwimlane.initiate({ link }));
    expect(data?.cards.map(({ title }) => title)).toEqual(['Isfront']);
    expect(reports).toEqual([]);
  });

  test.each([
    ['a bare card without a title', { id: 'el-2' }],
    ['a wrapped card without a title', { card: { id: 'el-2' } }],
    ['text', 'not a card'],
    ['a number', 42],
  ])('LANE-46 %s is reported and dropped, and its siblings are kept', async (_name, broken) => {
    const { dispatch, reports } = apiUnderTest(() => json([cardFixtures.film, broken, cardFixtures.kids]));
    const { data } = await dispatch(getSwimlane.initiate({ link }));
    expect(data?.cards.map(({ title }) => title)).toEqual(['Isfront', 'Tassen og Tua']);
    expect(reports).toEqual([{ error: expect.any(Error) as Error, context: 'getSwimlane swimlane item' }]);
  });

  test('null equals a missing property at any depth', async () => {
    const card = {
      ...cardFixtures.film,
      subtitle: null,
      states: [{ from: null, to: '2026-11-20T20:00:00Z', value: 'Live' }, null],
      links: { myList: null, details: { id: 'isfront', href: null } },
    };
    const { dispatch, reports } = apiUnderTest(() => json([card, null]));
    const { data } = await dispatch(getSwimlane.initiate({ link }));
    const [read] = data?.cards ?? [];
    expect([data?.cards.length, reports.length]).toEqual([1, 0]);
    expect(read).not.toHaveProperty('subtitle');
    expect(read?.states).toEqual([{ to: Date.parse('2026-11-20T20:00:00Z'), value: 'Live' }]);
    expect(read?.links).toEqual({ details: { id: 'isfront' } });
  });

  test('a full page means that there may be more, also when items were dropped', async () => {
    const page = Array.from({ length: PAGE_SIZE }, (_, index) => ({
      id: `el-${index}`,
      title: `Nr. ${index}`,
    }));
    const full = apiUnderTest(() => json([...page.slice(1), { id: 'broken' }]));
    const last = apiUnderTest(() => json(page.slice(1)));
    const ask = getSwimlane.initiate({ link, page: 1 });
    const { data: fullPage } = await full.dispatch(ask);
    const { data: lastPage } = await last.dispatch(getSwimlane.initiate({ link, page: 1 }));
    expect([fullPage?.isFullPage, fullPage?.cards.length]).toEqual([true, PAGE_SIZE - 1]);
    expect([lastPage?.isFullPage, lastPage?.cards.length]).toEqual([false, PAGE_SIZE - 1]);
  });
});

describe('caching', () => {
  /** Shows a swimlane twice. @returns the number of requests */
  async function countRequestsForTwoMounts(request: { type?: string }, afterMs: number) {
    const { dispatch, calls } = apiUnderTest(lanes);
    const first = dispatch(getSwimlane.initiate({ link, ...request }));
    await first;
    first.unsubscribe();
    await vi.advanceTimersByTimeAsync(afterMs);
    const second = dispatch(getSwimlane.initiate({ link, ...request }));
    const { data } = await second;
    expect(data?.cards.length).toBeGreaterThan(0);
    return calls.length;
  }

  test('LANE-43 a swimlane shown again comes from the cache', async () => {
    const { dispatch, store, calls } = apiUnderTest(lanes);
    const first = dispatch(getSwimlane.initiate({ link }));
    await first;
    first.unsubscribe();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    void dispatch(getSwimlane.initiate({ link }));
    const shown = getSwimlane.select({ link })(store.getState());
    expect(shown.status).toBe('fulfilled');
    expect(shown.data?.cards).toHaveLength(5);
    expect(calls).toHaveLength(1);
  });

  test('LANE-43 a newer lastUpdatedUtc is a new cache entry', async () => {
    const { dispatch, calls } = apiUnderTest(lanes);
    await dispatch(getSwimlane.initiate({ link, lastUpdatedUtc: 1 }));
    await dispatch(getSwimlane.initiate({ link, lastUpdatedUtc: 1 }));
    await dispatch(getSwimlane.initiate({ link, lastUpdatedUtc: 2 }));
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['ContinueWatching', 2],
    ['OnTvNow', 2],
    ['MyList', 1],
    ['Default', 1],
  ] as const)('LANE-44 a swimlane of type %s sends %i requests when shown twice', async (type, count) => {
    expect(await countRequestsForTwoMounts({ type }, 1000)).toBe(count);
  });

  test('LANE-44 the cached data of such a swimlane is shown while it is refetched', async () => {
    const { dispatch, store } = apiUnderTest(lanes);
    const request = { link, type: 'ContinueWatching' as const };
    await dispatch(getSwimlane.initiate(request));
    const again = dispatch(getSwimlane.initiate(request));
    const meanwhile = getSwimlane.select(request)(store.getState());
    expect([meanwhile.status, meanwhile.data?.cards.length]).toEqual(['pending', 5]);
    await again;
  });
});

describe('the full list', () => {
  /** Returns the requested page of a list with `total` cards, except the pages that are down. */
  const respondInPages =
    (total: number, down: ReadonlySet<number> = new Set()) =>
    ({ url }: RecordedCall) => {
      const page = Number(new URL(url).searchParams.get('page'));
      if (down.has(page)) return new Response(null, { status: 503 });
      const first = (page - 1) * PAGE_SIZE;
      return json(
        Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, total - first)) }, (_, index) => ({
          id: `el-${first + index}`,
          title: `Nr. ${first + index}`,
        })),
      );
    };

  function setUp(total: number, down?: ReadonlySet<number>) {
    const { dispatch, store, calls } = apiUnderTest(respondInPages(total, down));
    return {
      dispatch,
      requestedPages: () => calls.map(({ url }) => Number(new URL(url).searchParams.get('page'))),
      list: () => getSwimlanePages.select({ link })(store.getState()),
      countItems: () =>
        getSwimlanePages
          .select({ link })(store.getState())
          .data?.pages.flatMap(({ cards }) => cards).length,
      fetchNext: () => dispatch(getSwimlanePages.initiate({ link }, { direction: 'forward' })),
    };
  }

  test('LANE-35 LANE-36 pages follow each other until one is not full', async () => {
    const { requestedPages, list, countItems, fetchNext } = setUp(PAGE_SIZE + 1);
    await fetchNext();
    expect([list().hasNextPage, countItems()]).toEqual([true, PAGE_SIZE]);
    await fetchNext();
    expect([list().hasNextPage, countItems()]).toEqual([false, PAGE_SIZE + 1]);
    await fetchNext();
    expect(requestedPages()).toEqual([1, 2]);
  });

  test('a failed page keeps the loaded ones, and is fetched alone when retried', async () => {
    const down = new Set([2]);
    const { requestedPages, list, countItems, fetchNext } = setUp(PAGE_SIZE + 1, down);
    await fetchNext();
    await fetchNext();
    expect([list().isFetchNextPageError, countItems()]).toEqual([true, PAGE_SIZE]);
    down.clear();
    await fetchNext();
    expect([list().error, countItems()]).toEqual([undefined, PAGE_SIZE + 1]);
    expect(requestedPages()).toEqual([1, 2, 2]);
  });

  test('LANE-45 loaded pages are served from the cache', async () => {
    const { dispatch, requestedPages, fetchNext } = setUp(PAGE_SIZE + 1);
    await fetchNext();
    await fetchNext();
    await dispatch(getSwimlanePages.initiate({ link }));
    await dispatch(getSwimlanePages.initiate({ link }, { forceRefetch: 120 }));
    expect(requestedPages()).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(120_000);
    await dispatch(getSwimlanePages.initiate({ link }, { forceRefetch: 120 }));
    expect(requestedPages()).toEqual([1, 2, 1, 2]);
  });

  test('PAGE-62 several pages are loaded at once for scroll restoration', async () => {
    const { dispatch, requestedPages, list, countItems, fetchNext } = setUp(4 * PAGE_SIZE);
    await fetchNext();
    const loading = dispatch(loadSwimlanePages({ link }, 3));
    await vi.advanceTimersByTimeAsync(0);
    expect(requestedPages()).toEqual([1, 2, 3]);
    await loading;
    expect([list().hasNextPage, countItems()]).toEqual([true, 3 * PAGE_SIZE]);
    await fetchNext();
    expect(requestedPages()).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['the first missing page', 4 * PAGE_SIZE, new Set([3]), 2 * PAGE_SIZE, true],
    ['the last page', PAGE_SIZE + 1, new Set<number>(), PAGE_SIZE + 1, false],
  ])('pages loaded at once end before %s', async (_where, total, down, count, hasNextPage) => {
    const { dispatch, list, countItems } = setUp(total, down);
    await dispatch(loadSwimlanePages({ link }, 4));
    expect([list().hasNextPage, countItems()]).toEqual([hasNextPage, count]);
  });
});
