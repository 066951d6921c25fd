import { describe, expect, it } from 'vitest';
import { getPage, getPages, getSwimlane } from '@tv/api-client';
import { createMemoryStorage } from '@tv/config';
import type { Brand, RuntimeConfig } from '@tv/config';
import { heroPicture } from '@tv/discovery-ui/heroPicture';
import type { PictureOffer } from '@tv/discovery-ui/heroPicture';
import {
  createFakeNetwork,
  createMovableClock,
  createRecordingReporter,
  fjordvisning,
  glimt,
  standardResponses,
  testConfig,
} from '@tv/test-world';
import type { ResponseTable } from '@tv/test-world';
import { createReactions } from '../reactions/createReactions.ts';
import { clientIds } from '../world/clientIds.ts';
import { createAppStore } from '../world/createAppStore.ts';
import { askEarly } from './askEarly.ts';
import { withEarlyAnswers } from './earlyAnswers.ts';
import { readEarlyConfig } from './earlyConfig.ts';

const PAGES = 'GET /content-layout/pages';
const START = 'GET /content-layout/pages/start';
const HERO = 'GET /content-layout/swimlanes/hero';
const FILMS = 'GET /content-layout/swimlanes/films';

interface Visit {
  readonly brand?: Brand;
  readonly config?: RuntimeConfig;
  readonly responses?: ResponseTable;
  /** The token that the app has by the time it asks. */
  readonly token?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

/** A page whose script asks early, and the app that starts in it afterwards, over one network. */
function visit(path: string, options: Visit = {}) {
  const { brand = glimt, config = testConfig, responses = {}, token = '', stored = {} } = options;
  const network = createFakeNetwork(config, { ...standardResponses, ...responses });
  const local = createMemoryStorage(stored);
  const perTab = createMemoryStorage();
  const pictures: PictureOffer[] = [];
  let made = 0;
  const makeId = () => `id-${(made += 1)}`;
  const { pathname, search } = new URL(path, 'https://brand.test');
  const early = readEarlyConfig(JSON.parse(JSON.stringify(config)));
  if (early === undefined) throw new Error('The configuration cannot be read');
  const answers = askEarly({
    config: early,
    headerPrefix: brand.headerPrefix,
    place: { pathname, search },
    local,
    perTab,
    makeId,
    fetch: network.fetch,
    askPicture: (picture) => pictures.push(picture),
  });
  const clock = createMovableClock(1_000);
  const store = createAppStore(
    {
      api: {
        brand,
        config,
        clock,
        ids: clientIds(perTab, local, makeId),
        tokens: {
          token: () => token || undefined,
          isSignedIn: () => token !== '',
          renew: () => Promise.resolve(false),
        },
        reporter: createRecordingReporter(),
        fetch: withEarlyAnswers(network.fetch, answers),
      },
    },
    createReactions(createRecordingReporter()).middleware,
  );
  return {
    calls: () => network.requests.map(({ call }) => call),
    requests: network.requests,
    pictures,
    clock,
    list: () => store.dispatch(getPages.initiate(undefined, { forceRefetch: true })),
    page: (slug: string) => store.dispatch(getPage.initiate({ slug })),
    lane: (link: string) => store.dispatch(getSwimlane.initiate({ link })),
    settled: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

describe('askEarly', () => {
  it.each([glimt, fjordvisning])(
    'asks exactly what the app of $displayName asks, so nothing is asked twice',
    async (brand) => {
      const front = visit('/', { brand });
      await front.settled();
      expect(front.calls()).toEqual([PAGES, START, HERO]);
      expect((await front.list()).data?.[0]?.slug).toBe('start');
      const page = (await front.page('start')).data;
      expect(page?.slug).toBe('start');
      expect((await front.lane(page?.swimlanes[0]?.link ?? '')).data?.cards).not.toHaveLength(0);
      expect(front.calls()).toEqual([PAGES, START, HERO]);
      expect(front.requests[0]?.request.headers.get(`x-${brand.headerPrefix}-application`)).toBe('web/2.3.4');
    },
  );

  it('gives the same answers to an app that starts before they are there', async () => {
    const front = visit('/');
    await front.list();
    const page = (await front.page('start')).data;
    await front.lane(page?.swimlanes[0]?.link ?? '');
    expect(front.calls()).toEqual([PAGES, START, HERO]);
  });

  it('asks for the picture of a hero, once it knows which, as the hero will', async () => {
    const front = visit('/');
    await front.settled();
    const lane = (await front.page('start')).data?.swimlanes[0];
    const [first] = (await front.lane(lane?.link ?? '')).data?.cards ?? [];
    expect(front.pictures).toEqual([heroPicture(first?.image?.url ?? 'none')]);
  });

  it('asks for no picture where the page opens with none as wide as the page', async () => {
    const films = visit('/filmer');
    await films.settled();
    expect(films.calls()).toContain(FILMS);
    expect(films.pictures).toEqual([]);
  });

  it('tells no other host who is asking', async () => {
    const swimlanes = [{ id: 'far', name: 'Langt borte', link: 'https://elsewhere.test/swimlanes/far' }];
    const front = visit('/', {
      responses: { [START]: { id: 'p', slug: 'start', title: 'Start', swimlanes } },
    });
    await front.settled();
    expect(front.calls()).toEqual([PAGES, START]);
  });

  it('asks at the rewritten address', async () => {
    const layout = testConfig.services.contentLayout;
    const config = { ...testConfig, rewrites: [{ from: `${layout}/pages`, to: 'https://near.test/pages' }] };
    const front = visit('/', {
      config,
      responses: {
        'GET https://near.test/pages': standardResponses[PAGES],
        'GET https://near.test/pages/start': {},
      },
    });
    await front.settled();
    await front.list();
    expect(front.calls()).toEqual(['GET https://near.test/pages', 'GET https://near.test/pages/start']);
  });

  it.each([
    ['/filmer', [PAGES, 'GET /content-layout/pages/filmer', FILMS]],
    ['/tema/jul', [PAGES, 'GET /content-layout/pages/jul', FILMS]],
    ['/logout', [PAGES]],
    ['/?filterMenu=drama', [PAGES]],
    ['/film/12/tittel', []],
    ['/app/silent-callback?code=1', []],
    ['/%E0%A4%A', [PAGES]],
  ])('at %s asks for %j', async (path, calls) => {
    const visited = visit(path);
    await visited.settled();
    expect(visited.calls()).toEqual(calls);
  });

  it('asks nothing where a user is stored, whose requests carry his token', async () => {
    const key = `oidc.user:${testConfig.identity.authority}:${testConfig.identity.clientId}`;
    const front = visit('/', { stored: { [key]: '{}' } });
    await front.settled();
    expect(front.calls()).toEqual([]);
  });

  it('keeps a visitor’s answer from whoever has signed in meanwhile', async () => {
    const front = visit('/', { token: 'token-1' });
    await front.settled();
    await front.list();
    expect(front.calls()).toEqual([PAGES, START, HERO, PAGES]);
    expect(front.requests[3]?.request.headers.get('authorization')).toBe('Bearer token-1');
  });

  it.each<[string, () => Response]>([
    ['a status', () => new Response('', { status: 503 })],
    [
      'the network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('after a failure by %s the app asks itself', async (_name, fail) => {
    let asked = 0;
    const answer = () => ((asked += 1) === 1 ? fail() : Response.json(standardResponses[PAGES]));
    const front = visit('/', { responses: { [PAGES]: answer } });
    await front.settled();
    expect((await front.list()).data).toHaveLength(5);
    expect(asked).toBe(2);
  });

  it('answers once: the next time the app asks the server', async () => {
    const front = visit('/logout');
    await front.list();
    await front.list();
    expect(front.calls()).toEqual([PAGES, PAGES]);
  });

  it('sets no clock by an answer that has waited', async () => {
    const date = 'Fri, 20 Nov 2026 12:00:00 GMT';
    const answer = () => Response.json(standardResponses[PAGES], { headers: { date } });
    const front = visit('/logout', { responses: { [PAGES]: answer } });
    await front.list();
    expect(front.clock.now()).toBe(1_000);
    await front.list();
    expect(front.clock.now()).toBe(Date.parse(date));
  });
});

describe('readEarlyConfig', () => {
  it('reads addresses as the app does: without a slash at their end', () => {
    const services = { ...testConfig.services, contentLayout: 'https://content.test/layout/' };
    expect(readEarlyConfig({ ...testConfig, services })?.services.contentLayout).toBe(
      'https://content.test/layout',
    );
  });

  it.each([
    null,
    'text',
    {},
    { ...testConfig, version: 7 },
    { ...testConfig, services: null },
    { ...testConfig, identity: {} },
    { ...testConfig, rewrites: [{}] },
  ])('leaves it to the app to say what is wrong with %j', (config) => {
    expect(readEarlyConfig(config)).toBeUndefined();
  });
});
