import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseCoverPage } from '../coverPage/schema.ts';
import {
  cardFixtures,
  episodeFixture,
  filmCoverPageFixture,
  filmFixture,
  parsed,
  startPageFixture,
  swimlaneFixtures,
} from '../fixtures.ts';
import { parsePage } from '../pages/schema.ts';
import { parseSwimlaneItems } from '../swimlane/schema.ts';
import { parseTitle } from '../title/schema.ts';
import { optionalFields } from './lenient.ts';
import type { ParseContext } from './parserOf.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Parses a body. @returns the result and the reported field names */
function read<Result>(parse: (body: unknown, context: ParseContext) => Result, body: unknown) {
  const reports: string[] = [];
  const context = {
    url: 'https://content.test/layout/fixture',
    status: 200,
    isAllowedImageUrl: () => true,
    report: (error: Error, part: string) => void reports.push(`${part}: ${error.message}`),
  };
  return { result: parse(body, context), reports };
}

test('a malformed optional field is reported by name and omitted, and the object is kept', () => {
  const parse = (body: unknown, context: ParseContext) =>
    v.parse(
      v.object({
        id: v.string(),
        ...optionalFields(context, 'thing', { size: v.number(), maker: v.object({ name: v.string() }) }),
      }),
      body,
    );
  expect(read(parse, { id: 'a', size: 3, maker: { name: 'b' } })).toEqual({
    result: { id: 'a', size: 3, maker: { name: 'b' } },
    reports: [],
  });
  expect(read(parse, { id: 'a' })).toEqual({ result: { id: 'a' }, reports: [] });
  expect(read(parse, { id: 'a', size: '3', maker: {} })).toEqual({
    result: { id: 'a', size: undefined, maker: undefined },
    reports: [expect.stringContaining('thing size: '), expect.stringContaining('thing maker: name ')],
  });
  expect(() => read(parse, { size: 3 })).toThrow();
});

const card = (body: unknown, context: ParseContext) => parseSwimlaneItems([body], context).cards[0];
const lane = (body: unknown, context: ParseContext) =>
  parsePage({ ...startPageFixture, swimlanes: [body] }, context).swimlanes[0];

const merged = (all: readonly Fields[]) => all.reduce((sum, one) => ({ ...sum, ...one }), {});
const cards: readonly Fields[] = Object.values(cardFixtures);
const everyLink = merged(
  Object.values(cardFixtures).map(({ links }: { readonly links?: Fields }) => links ?? {}),
);
const everyCard = { ...merged(cards), links: everyLink };

/** Per parser: a complete input and its required fields. */
const inputs: [string, (body: unknown, context: ParseContext) => unknown, Fields, readonly string[]][] = [
  ['a card', card, everyCard, ['title']],
  ['a film', parseTitle, filmFixture, ['id', 'name', 'links']],
  ['an episode', parseTitle, episodeFixture, ['id', 'name', 'links']],
  ['a swimlane', lane, { ...swimlaneFixtures.films, ...swimlaneFixtures.onTvNow }, ['id', 'name', 'link']],
  ['a page', parsePage, startPageFixture, ['id', 'slug', 'title', 'swimlanes']],
  ['a cover page', parseCoverPage, filmCoverPageFixture, ['id', 'type', 'title', 'sections']],
];

const wrong = (value: unknown) => (typeof value === 'string' ? 7 : 'wrong');

describe.each(inputs)('%s', (_name, parse, input, required) => {
  const parts = Object.keys(input).filter((field) => !required.includes(field));

  test.each(parts)('an object is kept without a malformed %s', (field) => {
    expect(parsed(parse, input)).toBeDefined();
    const { result, reports } = read(parse, { ...input, [field]: wrong(input[field]) });
    expect(result).toMatchObject(
      Object.fromEntries(
        ['id', 'title', 'name'].flatMap((key) => (key in input && key !== field ? [[key, input[key]]] : [])),
      ),
    );
    expect(reports).toEqual([expect.stringContaining(field)]);
  });
});

test.each(Object.keys(everyLink))('a card is kept without a malformed link %s', (name) => {
  const { result, reports } = read(card, { ...cardFixtures.film, links: { ...everyLink, [name]: 7 } });
  expect(result).toMatchObject({
    title: cardFixtures.film.title,
    links: { details: name === 'details' ? undefined : everyLink['details'] },
  });
  expect(reports).toEqual([expect.stringContaining(`link ${name}: `)]);
});

test.each([
  ['watchNext without a title', { watchNext: { id: 'e2' } }, 'title watchNext'],
  ['progress without percent', { progress: { seconds: 60 } }, 'title progress'],
  ['an unknown streaming mode', { streamingMode: 'Hologram' }, 'title streamingMode'],
  ['a start that is not an instant', { start: 'i kveld' }, 'title start'],
])('PLAY-04 PLAY-05 a title with %s is playable', (_name, odd, part) => {
  const { result, reports } = read(parseTitle, { ...filmFixture, ...odd });
  expect(result.links.playUrls).toEqual(parsed(parseTitle, filmFixture).links.playUrls);
  expect(reports).toEqual([expect.stringContaining(part)]);
});

test.each(['singleProgramOrMovie', 'Concert'])('a link to a cover page of type %s is kept', (type) => {
  const superCoverPage = { type, id: 'isfront' };
  const ofCard = read(card, { id: 'a', title: 'A', links: { superCoverPage } });
  expect(ofCard).toMatchObject({ result: { links: { superCoverPage } }, reports: [] });
  const ofTitle = read(parseTitle, { ...filmFixture, links: { superCoverPage } });
  expect(ofTitle).toMatchObject({ result: { links: { superCoverPage } }, reports: [] });
});
