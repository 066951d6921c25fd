import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeText } from './normalizeText.ts';
import { MAX_RECENT_SEARCHES, parseRecentSearches, removeSearch, addSearch } from './recentSearches.ts';

describe('recent searches', () => {
  it('are newest first without duplicates, regardless of spelling', () => {
    expect(addSearch(['is', 'Fjell', 'hav'], 'fjell')).toEqual(['fjell', 'is', 'hav']);
  });

  it('can be removed one by one', () => {
    expect(removeSearch(['is', 'Fjell', 'hav'], 'fjell')).toEqual(['is', 'hav']);
  });

  it.each([null, '', '{', 'null', '{"a":1}', '[1,null,{}]', '["i"," "]'])(
    'are empty for invalid stored data %j',
    (text) => expect(parseRecentSearches(text)).toEqual([]),
  );

  it('are parsed as they were stored, with any invalid entries between', () => {
    expect(parseRecentSearches('["is",7,"Fjell","fjell"]')).toEqual(['is', 'Fjell']);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zæøå]{2,9}$/), { maxLength: 20 }), (made) => {
        const stored = made.reduce<readonly string[]>(addSearch, []);
        expect(stored.length).toBeLessThanOrEqual(MAX_RECENT_SEARCHES);
        expect(new Set(stored.map(normalizeText)).size).toBe(stored.length);
        expect(stored[0]).toBe(made.at(-1));
        expect(parseRecentSearches(JSON.stringify(stored))).toEqual(stored);
      }),
    );
  });
});
