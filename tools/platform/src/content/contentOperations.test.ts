import { expect, test } from 'vitest';
import { BEHAVIOR_TARGETS, PROGRAM_STATES, SWIMLANE_STYLES, SWIMLANE_TYPES } from '@tv/api-client';
import { createSchemaCheck, listOperations } from '@tv/api-client/contract';
import type { JsonSchema } from '@tv/api-client/contract';
import { addressesFor } from '@tv/run';
import { createPlatformClock } from '../clock.ts';
import type { Customer, OperationRequest, Operations } from '../platformContext.ts';
import { openDatabase } from '../state/database.ts';
import { createUserActivity } from '../state/userActivity.ts';
import { contentOperations } from './contentOperations.ts';
import type {
  Card,
  Page,
  ProviderVariant,
  SearchResult,
  Swimlane,
  SwimlaneItem,
  TitleDetails,
  TvGuide,
  SuperCoverPage,
} from './wire.ts';

const friday = Date.parse('2026-11-20T19:30:00+01:00');
const kari: Customer = { userId: 'kari', email: 'kari@kunde.test', customerNumber: '1' };

function setUp(now = friday, entitlements?: readonly string[]) {
  const clock = createPlatformClock(() => now);
  const activity = createUserActivity(openDatabase(':memory:'));
  const operations = contentOperations({
    clock,
    addresses: addressesFor(),
    userActivity: activity,
    ...(entitlements ? { entitlementsOf: () => entitlements } : {}),
    isActivated: (_user, provider) => provider !== 'max',
  });
  return { clock, activity, operations };
}

const check = createSchemaCheck();
const contract = new Map(listOperations().map((operation) => [operation.operationId, operation]));

type RequestInput = Partial<Pick<OperationRequest, 'params' | 'query' | 'customer'>>;

/** Calls a handler as the gateway does, and validates the response against the contract. */
async function callOperation<Answer>(
  operations: Operations,
  operationId: string,
  input: RequestInput = {},
  status = 200,
): Promise<Answer> {
  const handler = operations[operationId];
  if (!handler) throw new Error(`No handler for ${operationId}`);
  const response = await handler({
    params: {},
    query: {},
    headers: {},
    body: undefined,
    customer: undefined,
    ...input,
  });
  expect(response.status, operationId).toBe(status);
  const schema: JsonSchema | undefined =
    contract.get(operationId)?.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} has no schema for ${status}`);
  expect(check(schema, response.body), `${operationId} ${JSON.stringify(input)}`).toEqual([]);
  return response.body as Answer;
}

const cardOf = (item: SwimlaneItem): Card => ('card' in item ? item.card : item);
const linkOf = ({ link, config }: Swimlane): string => link ?? config?.link ?? '';
const laneId = (lane: Swimlane): string => linkOf(lane).split('/').at(-1) ?? '';

async function everyPage(operations: Operations, customer?: Customer): Promise<Page[]> {
  const listed = await callOperation<{ slug: string }[]>(operations, 'getPages');
  const slugs = [...listed.map(({ slug }) => slug), 'nordisk-krim', 'v-sport', 'viaplay', 'ski', 'de-minste'];
  return Promise.all(
    slugs.map((slug) => callOperation<Page>(operations, 'getPage', { params: { slug }, customer })),
  );
}

async function everyCard(
  operations: Operations,
  pages: readonly Page[],
  customer?: Customer,
): Promise<Card[]> {
  const lanes = pages.flatMap(({ swimlanes }) => swimlanes);
  const items = await Promise.all(
    lanes.map((lane) =>
      callOperation<SwimlaneItem[]>(operations, 'getSwimlane', {
        params: { id: laneId(lane) },
        query: { page: '1', pageSize: '100' },
        customer,
      }),
    ),
  );
  return items.flat().map(cardOf);
}

test('the page with the lowest order is the front page, with ten lanes or more', async () => {
  const { operations } = setUp();
  const list = await callOperation<{ slug: string; order: number }[]>(operations, 'getPages');
  const first = [...list].sort((a, b) => a.order - b.order)[0];
  expect(first?.slug).toBe('start');
  const page = await callOperation<Page>(operations, 'getPage', { params: { slug: 'start' } });
  expect(page.swimlanes.length).toBeGreaterThanOrEqual(10);
  expect(page.swimlanes[0]).toMatchObject({ style: 'Hero' });
});

test('every swimlane style and type occurs, on the swimlane or in its config', async () => {
  const { operations, activity } = setUp();
  activity.saveProgress('kari', 'isfront', 900, friday);
  activity.addToMyList('kari', 'ferja', friday);
  const lanes = (await everyPage(operations, kari)).flatMap(({ swimlanes }) => swimlanes);
  expect(new Set(lanes.map(({ style, config }) => style ?? config?.style))).toEqual(new Set(SWIMLANE_STYLES));
  expect(new Set(lanes.map(({ type, config }) => type ?? config?.type))).toEqual(new Set(SWIMLANE_TYPES));
  expect(new Set(lanes.map(({ config }) => config !== undefined))).toEqual(new Set([true, false]));
});

test('every card state and behaviour occurs, and both bare and wrapped items', async () => {
  const { operations, activity } = setUp(friday, ['V_SPORT']);
  activity.saveProgress('kari', 'fyret-pa-skarvoya-s1e1', 900, friday);
  const pages = [...(await everyPage(operations)), ...(await everyPage(operations, kari))];
  const cards = [...(await everyCard(operations, pages)), ...(await everyCard(operations, pages, kari))];
  expect(new Set(cards.flatMap(({ states }) => states?.map(({ value }) => value) ?? []))).toEqual(
    new Set(PROGRAM_STATES),
  );
  const episodes = await callOperation<{ seasons: { episodes: Card[] }[] }>(operations, 'getSeries', {
    params: { id: 'arvingene-pa-ekeland' },
  });
  const external = await Promise.all(
    ['viaplay', 'max'].map((slug) => callOperation<Page>(operations, 'getPage', { params: { slug } })),
  );
  const seriesIds = (await everyCard(operations, external)).flatMap(
    ({ tracking }) => tracking?.seriesId ?? [],
  );
  const series = await Promise.all(
    seriesIds.map((id) => callOperation<typeof episodes>(operations, 'getSeries', { params: { id } })),
  );
  const inSeries = [episodes, ...series].flatMap(({ seasons }) =>
    seasons.flatMap((season) => season.episodes),
  );
  const targets = [...cards, ...inSeries].flatMap(
    ({ behaviors }) => behaviors?.map(({ target }) => target) ?? [],
  );
  expect(new Set(targets)).toEqual(new Set(BEHAVIOR_TARGETS));
});

test('each time-bounded list of a card has one current window, and windows are contiguous', async () => {
  const { operations } = setUp();
  const cards = await everyCard(operations, await everyPage(operations));
  for (const { id, states = [], behaviors = [] } of cards) {
    for (const list of [states, behaviors]) {
      const held = list.filter(
        ({ from = '', to = '' }) => Date.parse(from) <= friday && friday < Date.parse(to),
      );
      expect(held, id).toHaveLength(1);
      for (const [index, { from = '' }] of list.entries()) {
        if (index > 0) expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(list[index - 1]?.to ?? ''));
      }
    }
  }
});

test('a title is live at any hour of the day', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = Date.parse('2026-11-20T00:30:00+01:00') + hour * 3_600_000;
    const { operations } = setUp(now, ['V_SPORT', 'TV2_SPORT', 'EUROSPORT', 'VIAPLAY']);
    const items = await callOperation<SwimlaneItem[]>(operations, 'getSwimlane', {
      params: { id: 'sport-i-dag' },
      customer: kari,
    });
    const live = items
      .map(cardOf)
      .filter(({ states = [] }) =>
        states.some(
          ({ value, from = '', to = '' }) =>
            value === 'Live' && Date.parse(from) <= now && now < Date.parse(to),
        ),
      );
    expect(live.length, `hour ${hour}`).toBeGreaterThan(0);
  }
});

test('paging returns pages of thirty, the last one shorter, with every item once', async () => {
  const { operations } = setUp();
  const page = (number: number) =>
    callOperation<Card[]>(operations, 'getSwimlane', {
      params: { id: 'utforsk_filmer_alle_alfabetisk' },
      query: { page: String(number), pageSize: '30' },
    });
  const pages = [await page(1), await page(2), await page(3), await page(4), await page(5), await page(6)];
  const sizes = pages.map((items) => items.length);
  expect(sizes.slice(0, 4)).toEqual([30, 30, 30, 30]);
  expect(sizes.at(-1)).toBeLessThan(30);
  const ids = pages.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const names = pages.flat().map(({ title }) => title);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'nb')));
});

test('an exploration page filters and sorts by its links, and marks the current choice', async () => {
  const { operations } = setUp();
  const page = await callOperation<Page>(operations, 'getPage', {
    params: { slug: 'filmer' },
    query: { filterMenu: 'krim', sortMenu: 'imdb' },
  });
  expect(page.filterMenus?.filter(({ isDefaultSelected }) => isDefaultSelected)).toMatchObject([
    { title: 'Krim' },
  ]);
  expect(page.sortMenus?.find(({ title }) => title === 'Nyeste')?.link).toBe(
    '/filmer?filterMenu=krim&sortMenu=nyeste',
  );
  const [lane] = page.swimlanes;
  if (!lane) throw new Error('No list');
  const cards = await callOperation<Card[]>(operations, 'getSwimlane', { params: { id: laneId(lane) } });
  const ratings = cards.map(({ imdbRating }) => imdbRating ?? 0);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  const details = await Promise.all(
    cards.map(({ links }) =>
      callOperation<TitleDetails>(operations, 'getTitle', { params: { id: links?.details?.id ?? '' } }),
    ),
  );
  for (const { genres } of details) expect(genres).toContain('Krim');
});

test('a customer’s activity appears in their responses only', async () => {
  const { operations, activity } = setUp();
  activity.saveProgress('kari', 'isfront', 1200, friday - 2);
  activity.saveProgress('kari', 'ferja-s1e2', 600, friday - 1);
  activity.saveProgress('kari', 'unknown-title', 600, friday);
  activity.addToMyList('kari', 'ferja', friday);
  activity.addFavourite('kari', 'historia', friday);
  const lane = (id: string, customer?: Customer) =>
    callOperation<SwimlaneItem[]>(operations, 'getSwimlane', { params: { id }, customer }).then((items) =>
      items.map(cardOf),
    );
  const started = await lane('start-fortsett', kari);
  expect(started.map(({ title }) => title)).toEqual(['Ferja', 'Isfront']);
  expect(started[0]?.links?.episodeCoverPage).toEqual({ id: 'ferja', autoPlay: true });
  expect(started[1]?.userData?.progressRatio).toBeGreaterThan(0.1);
  expect(started[1]?.links?.excludeFromContinueWatchingUrl).toBe(
    'http://api.localhost:4400/gateway/continue-watching/isfront/exclude',
  );
  expect((await lane('start-min-liste', kari)).map(({ title }) => title)).toEqual(['Ferja']);
  expect((await lane('start-direkte', kari))[0]?.channel?.name).toBe('Historia');
  expect(await lane('start-fortsett')).toEqual([]);
  expect((await lane('start-direkte'))[0]?.channel?.name).toBe('Nordlys');
  const details = await callOperation<TitleDetails>(operations, 'getTitle', {
    params: { id: 'isfront' },
    customer: kari,
  });
  expect(details.progress?.seconds).toBe(1200);
});

test('continue watching has each series once, and omits barely started and finished titles', async () => {
  const { operations, activity } = setUp();
  const seconds = 3 * 3600;
  activity.saveProgress('kari', 'ferja-s1e1', seconds, friday - 5);
  activity.saveProgress('kari', 'isfront', 6, friday - 4);
  activity.saveProgress('kari', 'myrland-s1e1', 600, friday - 3);
  activity.saveProgress('kari', 'ferja-s1e2', seconds, friday - 2);
  const items = await callOperation<SwimlaneItem[]>(operations, 'getSwimlane', {
    params: { id: 'start-fortsett' },
    customer: kari,
  });
  const started = items.map(cardOf);
  expect(started.map(({ links }) => links?.details?.id)).toEqual(['ferja-s1e3', 'myrland-s1e1']);
  expect(started.map(({ logos }) => logos?.length)).toEqual([1, 1]);
  expect(started[0]?.userData?.progressRatio).toBeUndefined();
});

test('a visitor does not see that a title is included in a subscription', async () => {
  const { operations } = setUp();
  const subtitles = async (customer?: Customer) =>
    (
      await callOperation<ProviderVariant[]>(operations, 'getProviderVariants', {
        params: { id: 'isfront' },
        customer,
      })
    ).map(({ subtitle }) => subtitle);
  expect(await subtitles()).toEqual([undefined, undefined]);
  expect(await subtitles(kari)).toContain('Inkludert i abonnementet ditt');
});

test('personal lanes appear on the front page only with content', async () => {
  const { operations, activity } = setUp();
  const types = async () =>
    (
      await callOperation<Page>(operations, 'getPage', { params: { slug: 'start' }, customer: kari })
    ).swimlanes.map(({ type, config }) => type ?? config?.type);
  expect(await types()).not.toContain('MyList');
  activity.addToMyList('kari', 'ferja', friday);
  activity.saveProgress('kari', 'isfront', 900, friday);
  expect(await types()).toEqual(expect.arrayContaining(['MyList', 'ContinueWatching']));
});

test('continue watching replaces a finished episode with the next', async () => {
  const { operations, activity } = setUp();
  activity.saveProgress('kari', 'ferja-s1e2', 10_000, friday);
  const [card] = await callOperation<Card[]>(operations, 'getSwimlane', {
    params: { id: 'start-fortsett' },
    customer: kari,
  });
  expect(card?.links?.details?.id).toBe('ferja-s1e3');
});

test('the live lane has channel info, and its windows advance with the clock', async () => {
  const { operations } = setUp();
  const cards = (
    await callOperation<SwimlaneItem[]>(operations, 'getSwimlane', { params: { id: 'tv-direkte' } })
  ).map(cardOf);
  expect(cards).toHaveLength(40);
  for (const { channel, subtitles = [] } of cards) {
    expect(channel?.name).toBeTruthy();
    expect(Date.parse(subtitles.at(-1)?.to ?? '')).toBeGreaterThan(friday + 5 * 3_600_000);
  }
});

test('title details distinguish channel, planned, live, archived and stored titles', async () => {
  const { operations } = setUp();
  const details = (id: string) => callOperation<TitleDetails>(operations, 'getTitle', { params: { id } });
  const guide = await callOperation<TvGuide>(operations, 'getTvGuide', {
    query: { date: '2026-11-20', page: '1', pageSize: '1' },
  });
  const programmes = guide.channels[0]?.programmes ?? [];
  const past = programmes.find(({ end }) => Date.parse(end) < friday);
  const future = programmes.find(({ start }) => Date.parse(start) > friday);
  expect(await details('nordlys')).toMatchObject({ type: 'channel', streamingMode: 'Live' });
  expect(await details(past?.id ?? '')).toMatchObject({ titleType: 'Linear', inCatchupArchive: true });
  const planned = await details(future?.id ?? '');
  expect(planned).toMatchObject({ titleType: 'Linear', inCatchupArchive: false });
  expect(planned.links.playUrls).toBeUndefined();
  const episode = await details('ferja-s1e1');
  expect(episode).toMatchObject({ seriesId: 'ferja', watchNext: { id: 'ferja-s1e2' }, type: 'tvshow' });
  expect(episode.creditsStartTime).toBeLessThan(episode.durationSeconds ?? 0);
  await callOperation(operations, 'getTitle', { params: { id: 'finnes-ikke' } }, 404);
});

test('a film has a trailer without progress', async () => {
  const { operations } = setUp();
  const page = await callOperation<SuperCoverPage>(operations, 'getSuperCoverPage', {
    params: { id: 'isfront' },
  });
  expect(page.trailer).toEqual({ id: 'isfront-trailer' });
  const trailer = await callOperation<TitleDetails>(operations, 'getTitle', {
    params: { id: 'isfront-trailer' },
  });
  expect(trailer).toMatchObject({
    name: 'Isfront',
    episodeTitle: 'Trailer',
    type: 'movie',
    durationSeconds: 60,
  });
  expect(Object.keys(trailer.links).sort()).toEqual(['details', 'playUrls', 'similar']);
  const series = await callOperation<SuperCoverPage>(operations, 'getSuperCoverPage', {
    params: { id: 'ferja' },
  });
  expect(series.trailer).toBeUndefined();
  await callOperation(operations, 'getTitle', { params: { id: 'ferja-trailer' } }, 404);
});

test('every title, episode and cover page conforms to the contract', async () => {
  const { operations } = setUp();
  const cards = await everyCard(operations, await everyPage(operations));
  const cover = new Set(cards.flatMap(({ links }) => links?.superCoverPage?.id ?? []));
  expect(cover.size).toBeGreaterThan(250);
  for (const id of cover) {
    await callOperation(operations, 'getSuperCoverPage', { params: { id } });
    await callOperation(operations, 'getProviderVariants', { params: { id } });
  }
  const details = new Set(cards.flatMap(({ links }) => links?.details?.id ?? []));
  for (const id of details) await callOperation(operations, 'getTitle', { params: { id } });
});

test('cover pages cover the three kinds of series, including old ids and suffixes', async () => {
  const { operations } = setUp();
  const kinds = async (id: string) =>
    (
      await callOperation<{ sections: { kind: string }[] }>(operations, 'getSuperCoverPage', {
        params: { id },
      })
    ).sections.map(({ kind }) => kind);
  expect(await kinds('ferja')).toContain('sequentialSeries');
  expect(await kinds('musikkhuset')).toContain('segmentSeries');
  expect(await kinds('dagens-19:1')).toContain('topicalitySeries');
  expect(await kinds('cs_isfront')).toContain('providerVariants');
  await callOperation(operations, 'getSeriesCoverPage', { params: { id: 'ferja' } });
  await callOperation(operations, 'getSeriesCoverPage', { params: { id: 'isfront' } }, 404);
});

test('provider variants depend on access and activation, and every behaviour occurs', async () => {
  const { operations } = setUp(friday, ['MAX', 'VIAPLAY', 'NORDISK_FILM']);
  const cards = await everyCard(operations, await everyPage(operations));
  const ids = new Set(cards.flatMap(({ links }) => links?.superCoverPage?.id ?? []));
  const met = new Set<string>();
  for (const id of ids) {
    const variants = await callOperation<
      { providerId: string; behavior: string; state?: string; subtitle?: string }[]
    >(operations, 'getProviderVariants', { params: { id }, customer: kari });
    for (const { providerId, behavior, state, subtitle } of variants) {
      met.add(behavior);
      if (providerId === 'max')
        expect([behavior, state, subtitle]).toEqual([
          'ActivateExternalService',
          'NotActivated',
          'Aktiver Max',
        ]);
      if (providerId === 'skyShowtime') expect(state).toBe('NoAccess');
    }
    const page = await callOperation<{ defaultProviderVariant?: { behavior: string } }>(
      operations,
      'getSuperCoverPage',
      {
        params: { id },
        customer: kari,
      },
    );
    met.add(page.defaultProviderVariant?.behavior ?? '');
  }
  expect(met).toEqual(new Set(['PlayAsset', 'PlayExternalAsset', 'ActivateExternalService', 'ShowVariants']));
});

test('the guide is paged, lists favourites first, and rejects dates out of range', async () => {
  const { operations, activity } = setUp();
  activity.addFavourite('kari', 'sakte', friday);
  const guide = await callOperation<TvGuide>(operations, 'getTvGuide', {
    query: { date: '2026-11-20', page: '1', pageSize: '10' },
    customer: kari,
  });
  expect(guide.totalChannels).toBe(40);
  expect(guide.channels).toHaveLength(10);
  expect(guide.channels[0]?.channel).toMatchObject({ id: 'sakte', isFavourite: true });
  await callOperation(operations, 'getTvGuide', { query: { date: '2026-11-28' } }, 400);
  await callOperation(operations, 'getTvGuide', { query: { date: '2026-11-27' } });
  await callOperation(operations, 'getSchedule', { params: { channelId: 'arena-1' } });
  await callOperation(operations, 'getSchedule', { params: { channelId: 'ukjent' } }, 404);
});

test('the guide returns programmes that overlap a range, and the page that contains a channel', async () => {
  const { operations } = setUp();
  const guide = (query: Record<string, string>) =>
    callOperation<TvGuide>(operations, 'getTvGuide', {
      query: { date: '2026-11-20', pageSize: '10', ...query },
    });
  const [from, to] = ['2026-11-20T18:00:00Z', '2026-11-20T22:00:00Z'];
  const unfiltered = await guide({ page: '1' });
  const part = await guide({ page: '1', from, to });
  expect(part.channels.map(({ channel }) => channel.id)).toEqual(
    unfiltered.channels.map(({ channel }) => channel.id),
  );
  for (const [index, { programmes }] of part.channels.entries()) {
    const touching = unfiltered.channels[index]?.programmes.filter(
      ({ start, end }) => Date.parse(start) < Date.parse(to) && Date.parse(end) > Date.parse(from),
    );
    expect(programmes).toEqual(touching);
  }
  const found = await guide({ channel: 'reise' });
  expect([found.page, found.channels.some(({ channel }) => channel.id === 'reise')]).toEqual([3, true]);
  expect((await guide({ channel: 'ukjent' })).page).toBe(1);
});

test('search groups results by type, matches without Norwegian letters, and omits empty groups', async () => {
  const { operations } = setUp();
  const search = (query: string) => callOperation<SearchResult>(operations, 'search', { query: { query } });
  const hits = await search('skarvoya');
  expect(hits.groups.map(({ type }) => type)).toEqual(['series']);
  expect((await search('nord')).groups.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['movies', 'channels', 'series']),
  );
  expect((await search('zzzzqq')).groups).toEqual([]);
  await callOperation(operations, 'search', { query: { query: ' a ' } }, 400);
});

test('the share image is on the media host', async () => {
  const { operations } = setUp();
  const { url } = await callOperation<{ url: string }>(operations, 'getFrontpageImage');
  expect(url).toMatch(/^http:\/\/media\.localhost:4400\/images\/hero\//);
});
