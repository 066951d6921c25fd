import { expect, test } from 'vitest';
import { listOperations } from './contract.ts';
import { createExampleServer } from './examples.ts';

const API = 'http://api.localhost:4400';
const ask = createExampleServer();
const operations = listOperations();

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const layout = (path: string) => `${API}/content-layout/${path}`;
const content = (path: string) => `${API}/content-search/${path}`;

/** What the client asks for when a viewer follows a property of an answer; its `id` or `slug`, or what it is. */
const follows: Readonly<Record<string, (id: string, link: Fields) => string>> = {
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

/** A card opens by its own id only where it names nothing better. */
const opensBySomethingElse = ({ links }: Fields) =>
  isFields(links) && ('superCoverPage' in links || 'details' in links);

/** Everything that an answer leads to, as addresses to ask. */
function waysOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    if (value.startsWith(`${API}/`)) return [value];
    if (name === 'link' && value.startsWith('/')) return [layout(`pages/${value.split(/[/?]/)[1] ?? ''}`)];
    return follows[name] ? [follows[name](value, {})] : [];
  }
  if (!isFields(value)) return [];
  if (Array.isArray(value)) return value.flatMap((one) => waysOf(one));
  const id = value['id'];
  const own = typeof id === 'string' && follows[name] ? [follows[name](id, value)] : [];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    key === 'cardId' && opensBySomethingElse(value) ? [] : waysOf(one, key),
  );
  return [...own, ...inside];
}

/** Every example of an answer of discovery, so that also what nothing leads to is looked at. */
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

test('what an example leads to is an example', () => {
  const dead = answers.flatMap(({ of, value }) =>
    waysOf(value)
      // What is saved is not asked for, and what plays is told by its own kind of example.
      .filter((url) => !/\/gateway\//.test(url))
      .filter((url) => ask({ method: 'GET', url })?.status !== 200)
      .map((url) => `${of}: ${url}`),
  );
  expect(answers.length).toBeGreaterThan(25);
  expect(dead).toEqual([]);
});

test('every address of the gateway in an example is a call of the contract', () => {
  const called = (url: string) =>
    ['GET', 'POST', 'DELETE'].some((method) => ask({ method, url }) !== undefined);
  const unknown = answers.flatMap(({ value }) => waysOf(value)).filter((url) => !called(url));
  expect(unknown).toEqual([]);
});

test('an example that several calls could have is named by what is asked for', () => {
  const unreachable = operations.flatMap(({ operationId, path, method, responses }) => {
    const media = responses['200']?.content?.['application/json'];
    const parameter = /\{(?:id|slug)\}/.exec(path)?.[0];
    if (!media?.examples || parameter === undefined || method !== 'get') return [];
    return Object.entries(media.examples).flatMap(([key, { value }]) => {
      const asked = ask({
        method,
        url: API + path.replace(parameter, key).replace(/\{\w+\}/, 'clearkey'),
        hasToken: true,
      });
      return JSON.stringify(asked?.body) === JSON.stringify(value) ? [] : [`${operationId} ${key}`];
    });
  });
  expect(unreachable).toEqual([]);
});

test('a page, a title and a cover page have the id that they are asked for by', () => {
  for (const { of, value } of answers) {
    const [operationId = '', key] = of.split(' ');
    if (key === undefined || !isFields(value) || Array.isArray(value)) continue;
    expect([value['id'], value['slug'], value['query']], operationId).toContain(key);
  }
});

test('a visitor is nobody to the example server, and what it has no example of is not found', () => {
  expect(ask({ method: 'GET', url: 'http://id.test/context/check' })?.status).toBe(401);
  expect(ask({ method: 'GET', url: 'http://id.test/context/check', hasSession: true })?.status).toBe(200);
  expect(ask({ method: 'GET', url: `${API}/gateway/customer` })?.status).toBe(401);
  expect(ask({ method: 'GET', url: `${API}/gateway/customer`, hasToken: true })?.status).toBe(200);
  expect(ask({ method: 'GET', url: layout('pages/nowhere') })?.status).toBe(404);
  expect(ask({ method: 'GET', url: `${API}/nothing/of/ours` })).toBeUndefined();
});

test('the example server puts its own hosts in place of the contract’s', () => {
  const moved = createExampleServer({ [API]: 'https://api.second.test' });
  const page = moved({ method: 'GET', url: 'https://api.second.test/content-layout/pages/start' });
  expect(JSON.stringify(page?.body)).toContain('https://api.second.test/content-layout/swimlanes/lane-hero');
  expect(JSON.stringify(page?.body)).not.toContain(API);
});
