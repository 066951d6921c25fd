import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { MAX_RECENT_SEARCHES, addSearch, removeSearch, storedSearches } from './recentSearches.ts';
import { normalizeText } from './toSearchQuery.ts';

const parse = (text: string) =>
  storedSearches(undefined).read(createMemoryStorage({ 'last-searches': text }));

describe('recent searches', () => {
  it('recent searches are newest first without duplicates, regardless of spelling', () => {
    expect(addSearch(['is', 'Fjell', 'hav'], 'fjell')).toEqual(['fjell', 'is', 'hav']);
  });

  it('recent searches can be removed one by one', () => {
    expect(removeSearch(['is', 'Fjell', 'hav'], 'fjell')).toEqual(['is', 'hav']);
  });

  it.each(['[]', '[1,null,{}]', '["i"," "]'])(
    'recent searches are empty for invalid stored data %j',
    (text) => expect(parse(text)).toEqual([]),
  );

  it('recent searches are parsed as stored, with any invalid entries between', () => {
    expect(parse('["is",7,"Fjell","fjell"]')).toEqual(['is', 'Fjell']);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zæøå]{2,9}$/), { maxLength: 20 }), (made) => {
        const stored = made.reduce<readonly string[]>(addSearch, []);
        expect(stored.length).toBeLessThanOrEqual(MAX_RECENT_SEARCHES);
        expect(new Set(stored.map(normalizeText)).size).toBe(stored.length);
        expect(stored[0]).toBe(made.at(-1));
        expect(parse(JSON.stringify(stored))).toEqual(stored);
      }),
    );
  });
});
