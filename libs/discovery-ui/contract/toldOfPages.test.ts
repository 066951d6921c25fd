import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf } from '@tv/api-client/contract/arbitrary';
import { parseCoverPage, parsed } from '@tv/api-client/fixtures';
import { coverPageThing } from '../src/head/coverPageThing.ts';

const ORIGIN = 'https://tv.example.test';

const coverPages = arbitraryOf({ $ref: '#/components/schemas/SuperCoverPage' }).map((page) =>
  parsed(parseCoverPage, page),
);

/** All values of the given property names, at any depth. */
function valuesOf(thing: unknown, names: readonly string[]): unknown[] {
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries<unknown>({ ...thing }).flatMap(([name, value]): unknown[] => [
    ...(names.includes(name) ? [value] : []),
    ...valuesOf(value, names),
  ]);
}

test('schema.org data of any valid cover page has URLs of our origin, and dates and durations in ISO format', () => {
  fc.assert(
    fc.property(coverPages, (page) => {
      const data: unknown = JSON.parse(
        JSON.stringify(coverPageThing(page, '/serie/7', { origin: ORIGIN, picture: () => undefined })),
      );
      for (const url of valuesOf(data, ['url'])) expect(new URL(String(url)).origin).toBe(ORIGIN);
      for (const day of valuesOf(data, ['datePublished'])) {
        expect(new Date(String(day)).toISOString()).toBe(day);
      }
      for (const length of valuesOf(data, ['duration'])) expect(length).toMatch(/^PT\d+H\d+M\d+S$/);
      expect(valuesOf(data, ['@type']).filter((type) => type === 'TVEpisode').length).toBeLessThanOrEqual(51);
      expect(valuesOf(data, ['image', 'containsSeason', 'episode'])).not.toContainEqual([]);
    }),
    // Shrinking retries everything that the schemas reject, which takes minutes.
    { endOnFailure: true },
  );
});
