import { expect, test } from 'vitest';
import { listOperations } from './contract.ts';
import { createExampleServer } from './examples.ts';

const API = 'http://api.localhost:4400';
const respond = createExampleServer();
const operations = listOperations();

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const layout = (path: string) => `${API}/content-layout/${path}`;
const content = (path: string) => `${API}/content-search/${path}`;

/** Maps an id, slug or text in a response to the request that it leads to. */
const requestsByLink: Readonly<Record<string, (id: string, link: Fields) => string>> = {
  slug: (slug) => layout(`pages/${slug}`),
  seriesId: (id) => content(`series/${id}/`),
  channel: (id) => content(`title/${id}`),
  details: (id) => content(`title/${id}`),
  nextEpisode: (id) => content(`title/${id}`),
  watchNext: (id) => content(`title/${id}`),
  series: (id) => content(`series/${id}/`),
  episodeCoverPage: (id) => content(`coverpage/series/${id}`),
  cardId: (id) => content(`coverpage/super/${id}/`),
  superCoverPage: (id, { type }) =>
    type === 'Series'
      ? content(`coverpage/series/${id.replace(/:.*/, '')}`)
      : content(`coverpage/super/${id}/`),
};

/** Returns whether a card has a better link than its own id. */
const hasBetterLink = ({ links }: Fields) =>
  isFields(links) && ('superCoverPage' in links || 'details' in links);

/** Returns all URLs that a response leads to. */
function linkedUrls(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    if (value.startsWith(`${API}/`)) return [value];
    if (name === 'link' && value.startsWith('/')) return [layout(`pages/${value.split(/[/?]/)[1] ?? ''}`)];
    return requestsByLink[name] ? [requestsByLink[name](value, {})] : [];
  }
  if (!isFields(value)) return [];
  if (Array.isArray(value)) return value.flatMap((one) => linkedUrls(one));
  const id = value['id'];
  const own = typeof id === 'string' && requestsByLink[name] ? [requestsByLink[name](id, value)] : [];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    key === 'cardId' && hasBetterLink(value) ? [] : linkedUrls(one, key),
  );
  return [...own, ...inside];
}

/** Every example response of the discovery services, also unreachable ones. */
const answers = operations
  .filter(({ tags }) => tags.some((tag) => ['content-layout', 'content-search', 'messages'].includes(tag)))
  .flatMap(({ operationId, responses }) => {
    const media = responses['200']?.content?.['application/json'];
    const named = Object.entries(media?.examples ?? {}).map(([key, { value }]) => ({
      of: `${operationId} ${key}`,
      value,
    }));
    return media?.example === undefined ? named : [...named, { of: operationId, value: media.example }];
  });

test('every link in an example leads to an example', () => {
  const dead = answers.flatMap(({ of, value }) =>
    linkedUrls(value)
      // Mutations are not followed, and playback has its own kind of example.
      .filter((url) => !/\/gateway\//.test(url))
      .filter((url) => respond({ method: 'GET', url })?.status !== 200)
      .map((url) => `${of}: ${url}`),
  );
  expect(answers.length).toBeGreaterThan(25);
  expect(dead).toEqual([]);
});

test('every gateway URL in an example is an operation of the contract', () => {
  const called = (url: string) =>
    ['GET', 'POST', 'DELETE'].some((method) => respond({ method, url }) !== undefined);
  const unknown = answers.flatMap(({ value }) => linkedUrls(value)).filter((url) => !called(url));
  expect(unknown).toEqual([]);
});

test('an example shared by several requests is named by its request', () => {
  const unreachable = operations.flatMap(({ operationId, path, method, responses }) => {
    const media = responses['200']?.content?.['application/json'];
    const parameter = /\{(?:id|slug)\}/.exec(path)?.[0];
    if (!media?.examples || parameter === undefined || method !== 'get') return [];
    return Object.entries(media.examples).flatMap(([key, { value }]) => {
      const response = respond({
        method,
        url: API + path.replace(parameter, key).replace(/\{\w+\}/, 'clearkey'),
        hasToken: true,
      });
      return JSON.stringify(response?.body) === JSON.stringify(value) ? [] : [`${operationId} ${key}`];
    });
  });
  expect(unreachable).toEqual([]);
});

test('a page, title or cover page has the id of its request', () => {
  for (const { of, value } of answers) {
    const [operationId = '', key] = of.split(' ');
    if (key === undefined || !isFields(value) || Array.isArray(value)) continue;
    expect([value['id'], value['slug'], value['query']], operationId).toContain(key);
  }
});

test('the example server answers 401 to visitors and 404 without an example', () => {
  expect(respond({ method: 'GET', url: 'http://id.test/context/check' })?.status).toBe(401);
  expect(respond({ method: 'GET', url: 'http://id.test/context/check', hasSession: true })?.status).toBe(200);
  expect(respond({ method: 'GET', url: `${API}/gateway/customer` })?.status).toBe(401);
  expect(respond({ method: 'GET', url: `${API}/gateway/customer`, hasToken: true })?.status).toBe(200);
  expect(respond({ method: 'GET', url: layout('pages/nowhere') })?.status).toBe(404);
  expect(respond({ method: 'GET', url: `${API}/nothing/of/ours` })).toBeUndefined();
});

test('the example server replaces the contract’s hosts with its own', () => {
  const moved = createExampleServer({ [API]: 'https://api.second.test' });
  const page = moved({ method: 'GET', url: 'https://api.second.test/content-layout/pages/start' });
  expect(JSON.stringify(page?.body)).toContain('https://api.second.test/content-layout/swimlanes/lane-hero');
  expect(JSON.stringify(page?.body)).not.toContain(API);
});
