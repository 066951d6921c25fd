import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOf } from '@tv/api-client/contract/arbitrary';
import { parseCoverPage, parsed } from '@tv/api-client/fixtures';
import { coverPageStructuredData } from '../src/seo/coverPageStructuredData.ts';

const ORIGIN = 'https://tv.example.test';

const coverPages = arbitraryOf({ $ref: '#/components/schemas/SuperCoverPage' }).map((page) =>
  parsed(parseCoverPage, page),
);

/** Returns all values of the given property names, at any depth. */
function propertyValues(value: unknown, names: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries<unknown>({ ...value }).flatMap(([name, value]): unknown[] => [
    ...(names.includes(name) ? [value] : []),
    ...propertyValues(value, names),
  ]);
}

test('schema.org data of any valid cover page has URLs of our origin, and dates and durations in ISO format', () => {
  fc.assert(
    fc.property(coverPages, (page) => {
      const data: unknown = JSON.parse(
        JSON.stringify(
          coverPageStructuredData(page, '/serie/7', { origin: ORIGIN, resolveImageUrl: () => undefined }),
        ),
      );
      for (const url of propertyValues(data, ['url'])) expect(new URL(String(url)).origin).toBe(ORIGIN);
      for (const day of propertyValues(data, ['datePublished'])) {
        expect(new Date(String(day)).toISOString()).toBe(day);
      }
      for (const length of propertyValues(data, ['duration'])) expect(length).toMatch(/^PT\d+H\d+M\d+S$/);
      expect(
        propertyValues(data, ['@type']).filter((type) => type === 'TVEpisode').length,
      ).toBeLessThanOrEqual(51);
      expect(propertyValues(data, ['image', 'containsSeason', 'episode'])).not.toContainEqual([]);
    }),
    // Shrinking retries everything that the schemas reject, which takes minutes.
    { endOnFailure: true },
  );
});
