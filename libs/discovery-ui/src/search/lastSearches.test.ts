import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_KEPT, parseLastSearches, withoutSearch, withSearch } from './lastSearches.ts';
import { plain } from './plain.ts';

describe('recent searches', () => {
  it('are newest first without duplicates, regardless of spelling', () => {
    expect(withSearch(['is', 'Fjell', 'hav'], 'fjell')).toEqual(['fjell', 'is', 'hav']);
  });

  it('can be removed one by one', () => {
    expect(withoutSearch(['is', 'Fjell', 'hav'], 'fjell')).toEqual(['is', 'hav']);
  });

  it.each([null, '', '{', 'null', '{"a":1}', '[1,null,{}]', '["i"," "]'])(
    'are empty for invalid stored data %j',
    (text) => expect(parseLastSearches(text)).toEqual([]),
  );

  it('are parsed as they were stored, with any invalid entries between', () => {
    expect(parseLastSearches('["is",7,"Fjell","fjell"]')).toEqual(['is', 'Fjell']);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zæøå]{2,9}$/), { maxLength: 20 }), (made) => {
        const stored = made.reduce<readonly string[]>(withSearch, []);
        expect(stored.length).toBeLessThanOrEqual(MOST_KEPT);
        expect(new Set(stored.map(plain)).size).toBe(stored.length);
        expect(stored[0]).toBe(made.at(-1));
        expect(parseLastSearches(JSON.stringify(stored))).toEqual(stored);
      }),
    );
  });
});
