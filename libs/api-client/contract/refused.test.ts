import { describe, expect, test } from 'vitest';
import * as fixtures from '../src/fixtures.ts';
import * as client from '../src/index.ts';
import { apiUnderTest, json } from '../src/testing/apiUnderTest.ts';
import { createSchemaCheck, listOperations } from './contract.ts';

type Fields = Readonly<Record<string, unknown>>;
type Dispatch = ReturnType<typeof apiUnderTest>['dispatch'];
type Asked = PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;

interface Answer {
  readonly operationId: string;
  readonly ask: (dispatch: Dispatch) => Asked;
  /** An answer with a part that is changed and, where parts can be left out, a neighbour that is not. */
  readonly having: (change: Fields) => unknown;
  /** How often the part is in what was read. Left out where the whole answer is the part. */
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
    ask: (dispatch) => dispatch(client.getPages.initiate()),
    having: (change) => [{ ...firstEntry, ...change }, ...otherEntries],
    count: (pages: unknown[]) => pages.length - otherEntries.length + 1,
  },
  'an entry of a menu': {
    operationId: 'getPage',
    ask: (dispatch) => dispatch(client.getPage.initiate({ slug: 'filmer' })),
    having: (change) => ({
      ...fixtures.explorationPageFixture,
      filterMenus: [{ ...firstMenuEntry, ...change }, firstMenuEntry],
    }),
    count: ({ filterMenus }: { filterMenus: unknown[] }) => filterMenus.length,
  },
  'a swimlane': {
    operationId: 'getPage',
    ask: (dispatch) => dispatch(client.getPage.initiate({ slug: 'start' })),
    having: (change) => ({
      ...fixtures.startPageFixture,
      swimlanes: [{ ...fixtures.swimlaneFixtures.films, ...change }, fixtures.swimlaneFixtures.hero],
    }),
    count: ({ swimlanes }: { swimlanes: unknown[] }) => swimlanes.length,
  },
  'a card': {
    operationId: 'getSwimlane',
    ask: (dispatch) => dispatch(client.getSwimlane.initiate({ link: LANE })),
    having: (change) => [
      { ...film, ...change },
      { ...film, ...neighbour },
    ],
    count: ({ cards }: { cards: unknown[] }) => cards.length,
  },
  'an episode': {
    operationId: 'getSeries',
    ask: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
    having: (change) => ({
      ...fixtures.seriesFixture,
      seasons: [{ ...firstSeason, episodes: [{ ...firstEpisode, ...change }, firstEpisode] }],
    }),
    count: ({ seasons }: client.Series) => seasons[0]?.episodes.length ?? 0,
  },
  'a season': {
    operationId: 'getSeries',
    ask: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
    having: (change) => ({
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
    ask: (dispatch) => dispatch(client.getProviderVariants.initiate(LANE)),
    having: (change) => [
      { ...firstVariant, ...change },
      { ...firstVariant, ...neighbour },
    ],
    count: (variants: unknown[]) => variants.length,
  },
  'a programme': {
    operationId: 'getTvGuide',
    ask: (dispatch) => dispatch(client.getTvGuide.initiate({ date: '2026-11-20' })),
    having: (change) => ({
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
    ask: (dispatch) => dispatch(client.getInAppMessages.initiate()),
    having: ({ title, ...change }) => [
      { ...firstMessage, ...change, ...(title === undefined ? {} : { banner: { title } }) },
      { ...firstMessage, ...neighbour },
    ],
    count: (messages: unknown[]) => messages.length,
  },
  'a package': {
    operationId: 'getSettings',
    ask: (dispatch) => dispatch(client.getPackages.initiate()),
    having: ({ title, ...change }) => ({
      packages: [
        { ...firstPackage, ...change, ...(title === undefined ? {} : { name: title }) },
        { ...firstPackage, ...neighbour },
      ],
    }),
    count: (packages: unknown[]) => packages.length,
  },
  'a product': {
    operationId: 'getProducts',
    ask: (dispatch) => dispatch(client.getProducts.initiate({})),
    having: ({ title, ...change }) => [
      { ...firstProduct, ...change, ...(title === undefined ? {} : { name: title }) },
      { ...firstProduct, ...neighbour },
    ],
    count: (products: unknown[]) => products.length,
  },
};

const wholes: Readonly<Record<string, Answer>> = {
  'a page': {
    operationId: 'getPage',
    ask: (dispatch) => dispatch(client.getPage.initiate({ slug: 'start' })),
    having: (change) => ({ ...fixtures.startPageFixture, ...change }),
  },
  'a cover page': {
    operationId: 'getSuperCoverPage',
    ask: (dispatch) => dispatch(client.getSuperCoverPage.initiate('isfront')),
    having: (change) => ({ ...fixtures.filmCoverPageFixture, ...change }),
  },
  'a series': {
    operationId: 'getSeries',
    ask: (dispatch) => dispatch(client.getSeries.initiate('fyret')),
    having: (change) => ({ ...fixtures.seriesFixture, ...change }),
  },
  'a title': {
    operationId: 'getTitle',
    ask: (dispatch) => dispatch(client.getTitle.initiate('isfront')),
    having: ({ title, ...change }) => ({
      ...fixtures.filmFixture,
      ...change,
      ...(title === undefined ? {} : { name: title }),
    }),
  },
};

const operations = listOperations();
const check = createSchemaCheck();

/** What the contract says of an answer, and what the client makes of it. */
async function judged({ operationId, ask, having }: Answer, change: Fields) {
  const answer = having(change);
  const schema = operations.find((one) => one.operationId === operationId)?.responses['200']?.content?.[
    'application/json'
  ]?.schema;
  const { dispatch, reports } = apiUnderTest(() => json(answer));
  const { data, error } = await ask(dispatch);
  return { isOfContract: check(schema ?? {}, answer).length === 0, data: data as never, error, reports };
}

const badIds = ['', '.', '..'].map((id) => ({ id }));
const blankTitles = ['', '  ', '\n\t\u00a0'].map((title) => ({ title }));
const badSlugs = ['', '.', '..'].map((slug) => ({ slug }));

/** Whose changes say nothing: a card without an id is shown and leads nowhere (CARD-38), a menu has no ids. */
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
  test('is read as it stands', async () => {
    const { isOfContract, data, reports } = await judged(answer, {});
    expect({ isOfContract, count: answer.count?.(data), reports }).toEqual({
      isOfContract: true,
      count: 2,
      reports: [],
    });
  });

  test.each(changes(name))('LANE-46 with %j is broken, and its neighbour lives', async (change) => {
    const { isOfContract, data, reports } = await judged(answer, change);
    expect({ isOfContract, count: answer.count?.(data), reports: reports.length }).toEqual({
      isOfContract: false,
      count: 1,
      reports: 1,
    });
  });
});

describe.each(Object.entries(wholes))('%s', (name, answer) => {
  test.each(changes(name))('with %j is no answer', async (change) => {
    const { isOfContract, error } = await judged(answer, change);
    expect({ isOfContract, error }).toMatchObject({
      isOfContract: false,
      error: { name: 'MalformedAnswerError' },
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
])('a card lives without its link %s to %j', async (link, target) => {
  const card = { ...film, links: { [link]: target } };
  const { dispatch, reports } = apiUnderTest(() => json([card]));
  const { data } = await dispatch(client.getSwimlane.initiate({ link: LANE }));
  expect(data?.cards).toMatchObject([{ title: film.title, links: { [link]: undefined } }]);
  expect(reports).toHaveLength(1);
  expect(check({ $ref: '#/components/schemas/Card' }, card)).not.toEqual([]);
});

test('a title that was cut inside an emoji is shown without its half', async () => {
  const answer = JSON.stringify([{ ...film, id: 'jul', title: 'Jul X' }]).replaceAll('X', String.raw`\ud83c`);
  const { dispatch, reports } = apiUnderTest(() => new Response(answer));
  const { data } = await dispatch(client.getSwimlane.initiate({ link: LANE }));
  expect(data?.cards.map(({ title }) => title)).toEqual(['Jul \uFFFD']);
  expect(reports).toEqual([]);
});

test('an item that is nested 10,000 deep is broken, and its neighbour lives', async () => {
  const deep = `{"id":"deep","title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  const { dispatch, reports } = apiUnderTest(() => new Response(`[${deep},${JSON.stringify(film)}]`));
  const { data } = await dispatch(client.getSwimlane.initiate({ link: LANE }));
  expect(data?.cards.map(({ title }) => title)).toEqual([film.title]);
  expect(reports).toHaveLength(1);
});
