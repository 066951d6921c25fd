import { describe, expect, test } from 'vitest';
import * as fixtures from '../src/fixtures.ts';
import * as client from '../src/index.ts';
import { apiUnderTest, json } from '../src/testing/apiUnderTest.ts';
import { createSchemaCheck, listOperations } from './contract.ts';

type Fields = Readonly<Record<string, unknown>>;
type Dispatch = ReturnType<typeof apiUnderTest>['dispatch'];
type QueryPromise = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

interface Answer {
  readonly operationId: string;
  readonly send: (dispatch: Dispatch) => QueryPromise;
  /** A response with the changed item, and an unchanged sibling where items can be dropped. */
  readonly withChange: (change: Fields) => unknown;
  /** Counts the item in the parsed data; undefined if the item is the complete response. */
  readonly count?: (data: never) => number;
}

const LANE = 'https://content.test/layout/swimlanes/a';
const [firstEntry, ...otherEntries] = fixtures.pageListFixture;
const [firstSeason] = fixtures.seriesFixture.seasons;
const [firstEpisode] = firstSeason?.episodes ?? [];
const [firstDay] = fixtures.guideFixture.channels;
const [firstProgramme] = firstDay?.programmes ?? [];
const [firstMessage] = fixtures.inAppMessagesFixture;
const [firstPackage] = fixtures.settingsFixture.packages;
const [firstProduct] = fixtures.productsFixture;
const [firstVariant] = fixtures.providerVariantFixtures;
const [firstMenuEntry] = fixtures.explorationPageFixture.filterMenus ?? [];
const { film } = fixtures.cardFixtures;
const neighbour = { id: 'neighbour' };

const parts: Readonly<Record<string, Answer>> = {
  'an entry of the page list': {
    operationId: 'getPages',
    send: (dispatch) => dispatch(client.getPages.initiate()),
    withChange: (change) => [{ ...firstEntry, ...change }, ...otherEntries],
    count: (pages: unknown[]) => pages.length - otherEntries.length + 1,
  },
  'an entry of a menu': {
    operationId: 'getPage',
    send: (dispatch) => dispatch(client.getPage.initiate({ slug: 'filmer' })),
    withChange: (change) => ({
      ...fixtures.explorationPageFixture,
      filterMenus: [{ ...firstMenuEntry, ...change }, firstMenuEntry],
    }),
    count: ({ filterMenus }: { filterMenus: unknown[] }) => filterMenus.length,
  },
  'a swimlane': {
    operationId: 'getPage',
    send: (dispatch) => dispatch(client.getPage.initiate({ slug: 'start' })),
    withChange: (change) => ({
      ...fixtures.startPageFixture,
      swimlanes: [{ ...fixtures.swimlaneFixtures.films, ...change }, fixtures.swimlaneFixtures.hero],
    }),
    count: ({ swimlanes }: { swimlanes: unknown[] }) => swimlanes.length,
  },
  'a card': {
    operationId: 'getSwimlane',
    send: (dispatch) => dispatch(client.getSwimlane.initiate({ link: LANE })),
    withChange: (change) => [
      { ...film, ...change },
      { ...film, ...neighbour },
    ],
    count: ({ cards }: { cards: unknown[] }) => cards.length,
  },
  'an episode': {
    operationId: 'getSeries',
    send: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
    withChange: (change) => ({
      ...fixtures.seriesFixture,
      seasons: [{ ...firstSeason, episodes: [{ ...firstEpisode, ...change }, firstEpisode] }],
    }),
    count: ({ seasons }: client.Series) => seasons[0]?.episodes.length ?? 0,
  },
  'a season': {
    operationId: 'getSeries',
    send: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
    withChange: (change) => ({
      ...fixtures.seriesFixture,
      seasons: [
        { ...firstSeason, ...change },
        { ...firstSeason, ...neighbour },
      ],
    }),
    count: ({ seasons }: client.Series) => seasons.length,
  },
  'a provider variant': {
    operationId: 'getProviderVariants',
    send: (dispatch) => dispatch(client.getProviderVariants.initiate(LANE)),
    withChange: (change) => [
      { ...firstVariant, ...change },
      { ...firstVariant, ...neighbour },
    ],
    count: (variants: unknown[]) => variants.length,
  },
  'a programme': {
    operationId: 'getTvGuide',
    send: (dispatch) => dispatch(client.getTvGuide.initiate({ date: '2026-11-20' })),
    withChange: (change) => ({
      ...fixtures.guideFixture,
      channels: [
        {
          ...firstDay,
          programmes: [
            { ...firstProgramme, ...change },
            { ...firstProgramme, ...neighbour },
          ],
        },
      ],
    }),
    count: ({ channels }: client.TvGuide) => channels[0]?.programmes.length ?? 0,
  },
  'a banner': {
    operationId: 'getInAppMessages',
    send: (dispatch) => dispatch(client.getInAppMessages.initiate()),
    withChange: ({ title, ...change }) => [
      { ...firstMessage, ...change, ...(title === undefined ? {} : { banner: { title } }) },
      { ...firstMessage, ...neighbour },
    ],
    count: (messages: unknown[]) => messages.length,
  },
  'a package': {
    operationId: 'getSettings',
    send: (dispatch) => dispatch(client.getPackages.initiate()),
    withChange: ({ title, ...change }) => ({
      packages: [
        { ...firstPackage, ...change, ...(title === undefined ? {} : { name: title }) },
        { ...firstPackage, ...neighbour },
      ],
    }),
    count: (packages: unknown[]) => packages.length,
  },
  'a product': {
    operationId: 'getProducts',
    send: (dispatch) => dispatch(client.getProducts.initiate({})),
    withChange: ({ title, ...change }) => [
      { ...firstProduct, ...change, ...(title === undefined ? {} : { name: title }) },
      { ...firstProduct, ...neighbour },
    ],
    count: (products: unknown[]) => products.length,
  },
};

const responses: Readonly<Record<string, Answer>> = {
  'a page': {
    operationId: 'getPage',
    send: (dispatch) => dispatch(client.getPage.initiate({ slug: 'start' })),
    withChange: (change) => ({ ...fixtures.startPageFixture, ...change }),
  },
  'a cover page': {
    operationId: 'getSuperCoverPage',
    send: (dispatch) => dispatch(client.getSuperCoverPage.initiate('isfront')),
    withChange: (change) => ({ ...fixtures.filmCoverPageFixture, ...change }),
  },
  'a series': {
    operationId: 'getSeries',
    send: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
    withChange: (change) => ({ ...fixtures.seriesFixture, ...change }),
  },
  'a title': {
    operationId: 'getTitle',
    send: (dispatch) => dispatch(client.getTitle.initiate('isfront')),
    withChange: ({ title, ...change }) => ({
      ...fixtures.filmFixture,
      ...change,
      ...(title === undefined ? {} : { name: title }),
    }),
  },
};

const operations = listOperations();
const check = createSchemaCheck();

/** Validates a response against the contract, and parses it with the client. */
async function readWithChange({ operationId, send, withChange }: Answer, change: Fields) {
  const answer = withChange(change);
  const schema = operations.find((one) => one.operationId === operationId)?.responses['200']?.content?.[
    'application/json'
  ]?.schema;
  const { dispatch, reports } = apiUnderTest(() => json(answer));
  const { data, error } = await send(dispatch);
  return { isOfContract: check(schema ?? {}, answer).length === 0, data: data as never, error, reports };
}

const badIds = ['', '.', '..'].map((id) => ({ id }));
const blankTitles = ['', '  ', '\n\t\u00a0'].map((title) => ({ title }));
const badSlugs = ['', '.', '..'].map((slug) => ({ slug }));

/** Allowed changes: a card without an id is shown without a link (CARD-38), a menu has no ids. */
const changesOf: Readonly<Record<string, readonly Fields[]>> = {
  'a programme': [
    ...badIds,
    ...blankTitles,
    { end: '9999-12-31T23:59:59Z' },
    { start: '0001-01-01T00:00:00Z' },
    { start: 'i kveld' },
  ],
  'an entry of the page list': [...badIds, ...badSlugs, ...blankTitles],
  'an entry of a menu': blankTitles,
  'a swimlane': badIds,
  'a card': blankTitles,
  'an episode': blankTitles,
  'a season': badIds,
  'a provider variant': badIds,
  'a page': [...badIds, ...badSlugs, ...blankTitles],
};

const changes = (name: string) => changesOf[name] ?? [...badIds, ...blankTitles];

describe.each(Object.entries(parts))('%s', (name, answer) => {
  test('%s is parsed when unchanged', async () => {
    const { isOfContract, data, reports } = await readWithChange(answer, {});
    expect({ isOfContract, count: answer.count?.(data), reports }).toEqual({
      isOfContract: true,
      count: 2,
      reports: [],
    });
  });

  test.each(changes(name))('LANE-46 an item is dropped with %j, and its sibling is kept', async (change) => {
    const { isOfContract, data, reports } = await readWithChange(answer, change);
    expect({ isOfContract, count: answer.count?.(data), reports: reports.length }).toEqual({
      isOfContract: false,
      count: 1,
      reports: 1,
    });
  });
});

describe.each(Object.entries(responses))('%s', (name, answer) => {
  test.each(changes(name))('a response with %j is an error', async (change) => {
    const { isOfContract, error } = await readWithChange(answer, change);
    expect({ isOfContract, error }).toMatchObject({
      isOfContract: false,
      error: { name: 'MalformedResponseError' },
    });
  });
});

test.each([
  ['superCoverPage', { type: 'Series', id: '' }],
  ['superCoverPage', { type: 'Series', id: '..:1' }],
  ['superCoverPage', { type: 'Episode', id: ':1' }],
  ['episodeCoverPage', { id: '..' }],
  ['details', { id: '.' }],
  ['collectionLink', { slug: '..' }],
])('a card is kept without its link %s to %j', async (link, target) => {
  const card = { ...film, links: { [link]: target } };
  const { dispatch, reports } = apiUnderTest(() => json([card]));
  const { data } = await dispatch(client.getSwimlane.initiate({ link: LANE }));
  expect(data?.cards).toMatchObject([{ title: film.title, links: { [link]: undefined } }]);
  expect(reports).toHaveLength(1);
  expect(check({ $ref: '#/components/schemas/Card' }, card)).not.toEqual([]);
});

test('a title cut inside an emoji is shown without the broken half', async () => {
  const answer = JSON.stringify([{ ...film, id: 'jul', title: 'Jul X' }]).replaceAll('X', String.raw`\ud83c`);
  const { dispatch, reports } = apiUnderTest(() => new Response(answer));
  const { data } = await dispatch(client.getSwimlane.initiate({ link: LANE }));
  expect(data?.cards.map(({ title }) => title)).toEqual(['Jul \uFFFD']);
  expect(reports).toEqual([]);
});

test('an item nested 10,000 deep is dropped, and its sibling is kept', async () => {
  const deep = `{"id":"deep","title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  const { dispatch, reports } = apiUnderTest(() => new Response(`[${deep},${JSON.stringify(film)}]`));
  const { data } = await dispatch(client.getSwimlane.initiate({ link: LANE }));
  expect(data?.cards.map(({ title }) => title)).toEqual([film.title]);
  expect(reports).toHaveLength(1);
});
