import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  explorationPageFixture,
  pageListFixture,
  parsed,
  startPageFixture,
  swimlaneFixtures,
} from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getPage, getPages } from './endpoints.ts';
import { parsePage } from './schema.ts';

const pageAt = ({ url }: { url: string }) =>
  json(url.endsWith('/pages') ? pageListFixture : { ...startPageFixture, slug: url.split('/').at(-1) });

describe('the page list', () => {
  test.each([
    ['is empty', []],
    ['has no readable page', [{ slug: 7 }, null]],
    ['is not a list', { pages: [] }],
  ])('PAGE-66 a page list that %s is an error, and the previous list stays', async (_what, nonsense) => {
    let answer: unknown = pageListFixture;
    const { dispatch, store } = apiUnderTest(() => json(answer));
    await dispatch(getPages.initiate());
    answer = nonsense;
    const failed = await dispatch(getPages.initiate(undefined, { forceRefetch: true }));
    expect(failed).toMatchObject({ isError: true, error: { name: 'MalformedResponseError' } });
    expect(getPages.select()(store.getState()).data).toHaveLength(pageListFixture.length);
  });
});

describe('a page', () => {
  test('PAGE-29 a page keeps its fields', () => {
    const page = parsed(parsePage, {
      ...startPageFixture,
      scheduleLink: 'https://content.test/layout/schedule/nordlys',
    });
    expect(page).toMatchObject({
      id: 'page-start',
      slug: 'start',
      title: 'Start',
      description: 'Direktesendt TV, serier og film på ett sted.',
      backgroundImage: 'https://media.test/images/start',
      type: 'collection',
      scheduleLink: 'https://content.test/layout/schedule/nordlys',
      seoMetadata: { title: 'Se TV og film på nett', description: 'Alt du vil se, samlet.' },
      order: 1,
    });
    expect(page.swimlanes.map(({ id }) => id)).toEqual(['hero', 'continue', 'now', 'films']);
  });

  test('PAGE-30 a page with filter menus is an exploration page, otherwise a collection page', () => {
    expect(parsed(parsePage, explorationPageFixture).type).toBe('exploration');
    expect(parsed(parsePage, startPageFixture).type).toBe('collection');
    expect(parsed(parsePage, { ...startPageFixture, filterMenus: [] }).type).toBe('collection');
  });

  test('PAGE-31 menu entries keep title, link, default and tracking', () => {
    const entry = {
      title: 'Drama',
      link: '/filmer?filterMenu=drama',
      isDefaultSelected: true,
      tracking: { elementId: 'filter-drama', elementName: 'Drama' },
    };
    const { filterMenus, sortMenus } = parsed(parsePage, {
      ...explorationPageFixture,
      filterMenus: [entry],
      sortMenus: [entry, { title: 'Uten mer', link: '/filmer' }],
    });
    expect(filterMenus).toEqual([entry]);
    expect(sortMenus).toEqual([entry, { title: 'Uten mer', link: '/filmer', isDefaultSelected: false }]);
  });

  test('LANE-01 a swimlane keeps its fields', () => {
    const lane = {
      id: 'films',
      name: 'Nye filmer',
      type: 'Default',
      style: 'StandardPortrait',
      link: 'https://content.test/layout/swimlanes/films',
      supportsPaging: true,
      hideName: true,
      minItemsForShowMore: 4,
    };
    const lastUpdatedUtc = '2026-11-20T19:00:00Z';
    const page = { ...startPageFixture, swimlanes: [{ ...lane, lastUpdatedUtc, colour: 'red' }] };
    expect(parsed(parsePage, page).swimlanes).toEqual([
      { ...lane, lastUpdatedUtc: Date.UTC(2026, 10, 20, 19) },
    ]);
  });

  test('LANE-02 a swimlane takes missing link, type, style and minItemsForShowMore from its config', () => {
    const { swimlanes } = parsed(parsePage, {
      ...startPageFixture,
      swimlanes: [
        swimlaneFixtures.continueWatching,
        {
          ...swimlaneFixtures.films,
          config: { link: 'https://content.test/other', style: 'Hero', minItemsForShowMore: 99 },
        },
        { id: 'plain', name: 'Uten type', link: 'https://content.test/plain' },
      ],
    });
    expect(swimlanes).toMatchObject([
      {
        link: swimlaneFixtures.continueWatching.config.link,
        type: 'ContinueWatching',
        style: 'Standard',
        minItemsForShowMore: 6,
      },
      { link: swimlaneFixtures.films.link, style: 'StandardPortrait', minItemsForShowMore: 4 },
      { type: 'Default', style: 'Standard', hideName: false, supportsPaging: false },
    ]);
  });

  test('a page keeps its first 200 swimlanes', () => {
    const swimlanes = Array.from({ length: 300 }, (_, index) => ({
      ...swimlaneFixtures.films,
      id: `${index}`,
    }));
    const page = parsed(parsePage, { ...startPageFixture, swimlanes });
    expect(page.swimlanes.map(({ id }) => id)).toEqual(swimlanes.slice(0, 200).map(({ id }) => id));
  });

  test('a malformed swimlane is reported and dropped, and its siblings are kept', async () => {
    const swimlanes = [
      swimlaneFixtures.hero,
      { id: 'lost', name: 'Uten adresse' },
      7,
      swimlaneFixtures.films,
    ];
    const { dispatch, reports } = apiUnderTest(() => json({ ...startPageFixture, swimlanes }));
    const { data } = await dispatch(getPage.initiate({ slug: 'start' }));
    expect(data?.swimlanes.map(({ id }) => id)).toEqual(['hero', 'films']);
    expect(reports.map(({ context }) => context)).toEqual(['getPage swimlane', 'getPage swimlane']);
  });
});

describe('requests', () => {
  test('PAGE-66 the page list is fetched and sorted by order', async () => {
    const { dispatch, calls } = apiUnderTest(pageAt);
    const { data } = await dispatch(getPages.initiate());
    expect(calls.map(({ url }) => url)).toEqual(['https://content.test/layout/pages']);
    expect(data?.map(({ slug }) => slug)).toEqual(['start', 'tv', 'filmer', 'serier', 'barn']);
  });

  test('PAGE-67 a page is fetched by its slug, with the selected filter and sort order', async () => {
    const { dispatch, calls } = apiUnderTest(pageAt);
    await dispatch(getPage.initiate({ slug: 'filmer' }));
    await dispatch(getPage.initiate({ slug: 'filmer', filterMenu: 'drama', sortMenu: 'tittel å' }));
    await dispatch(getPage.initiate({ slug: 'barn/ung' }));
    expect(calls.map(({ url }) => url)).toEqual([
      'https://content.test/layout/pages/filmer',
      'https://content.test/layout/pages/filmer?filterMenu=drama&sortMenu=tittel%20%C3%A5',
      'https://content.test/layout/pages/barn%2Fung',
    ]);
  });
});

describe('caching', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('PAGE-68 a request within 30 s is served from the cache, a later one is sent', async () => {
    const { dispatch, calls } = apiUnderTest(pageAt);
    const show = async () => {
      await dispatch(getPages.initiate());
      await dispatch(getPage.initiate({ slug: 'start' }));
    };
    await show();
    await vi.advanceTimersByTimeAsync(29_999);
    await show();
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await show();
    expect(calls).toHaveLength(4);
  });

  test('PAGE-68 concurrent queries send one request', async () => {
    const { dispatch, calls } = apiUnderTest(pageAt);
    await Promise.all([1, 2, 3].map(() => dispatch(getPage.initiate({ slug: 'start' }))));
    expect(calls).toHaveLength(1);
  });
});
