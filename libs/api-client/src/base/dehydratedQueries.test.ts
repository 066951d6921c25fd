import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSeriesCoverPage } from '../coverPage/endpoints.ts';
import { cardFixtures, pageListFixture, seriesCoverPageFixture, startPageFixture } from '../fixtures.ts';
import { getPage, getPages } from '../pages/endpoints.ts';
import { getSwimlane } from '../swimlane/endpoints.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { api, queriesRehydrated } from './api.ts';
import { dehydrateQueries, rehydrateQueries, type DehydratedQueries } from './dehydratedQueries.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Responses by the last part of the path. */
const responses: Readonly<Record<string, unknown>> = {
  pages: pageListFixture,
  start: startPageFixture,
  films: Object.values(cardFixtures),
  fyret: seriesCoverPageFixture,
};

const createApi = () =>
  apiUnderTest(({ url }) => json(responses[new URL(url).pathname.split('/').at(-1) ?? '']));

/** Executes the queries of a page. */
const executeQueries = ({ dispatch }: ReturnType<typeof createApi>) =>
  Promise.all([
    dispatch(getPages.initiate()),
    dispatch(getPage.initiate({ slug: 'start' })),
    dispatch(getSwimlane.initiate({ link: 'https://content.test/layout/swimlanes/films' })),
    dispatch(getSeriesCoverPage.initiate('fyret')),
  ]);

/** The queries of a page as the server embeds them. */
async function servePage(): Promise<DehydratedQueries> {
  const server = createApi();
  await executeQueries(server);
  const text = JSON.stringify(dehydrateQueries(server.store.getState()[api.reducerPath]));
  return JSON.parse(text) as DehydratedQueries;
}

/** Rehydrates a served page and uses its queries, as components do when they mount. */
async function openPage(isOutdated: boolean) {
  const browser = createApi();
  const { store, dispatch, calls } = browser;
  dispatch(queriesRehydrated(rehydrateQueries(await servePage(), NOW, isOutdated)));
  const data = () => Object.values(store.getState()[api.reducerPath].queries).map((query) => query?.data);
  const served = data();
  await executeQueries(browser);
  return { served, now: data(), calls };
}

test('the data of a served page is fresh for a visitor', async () => {
  expect((await openPage(false)).calls).toEqual([]);
});

test('the data of a served page is refetched for a customer, and equal data keeps its identity', async () => {
  const { served, now, calls } = await openPage(true);
  expect(calls).toHaveLength(4);
  expect(served).toHaveLength(4);
  for (const [index, data] of served.entries()) expect(now[index]).toBe(data);
});

test('the store does not traverse the data of a served page to freeze it', async () => {
  const { served } = await openPage(false);
  const objectsIn = (data: unknown) =>
    Object.values(data as Record<string, unknown>).filter((value) => typeof value === 'object');
  for (const data of served) expect(objectsIn(data).filter(Object.isFrozen)).toEqual([]);
  expect(served.flatMap(objectsIn)).not.toEqual([]);
});
