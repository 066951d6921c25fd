import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { addDismissal, storedDismissals } from './dismissals.ts';
import type { Dismissals } from './selectBanner.ts';

describe('BANNER-07 stored dismissals', () => {
  it('stored dismissals are parsed as stored, for any banner id, up to the limit', () => {
    const ids = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor'));
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.nat()), { maxLength: 120 }), (made) => {
        const stored = made.reduce<Dismissals>((all, [id, at]) => addDismissal(all, id, at), new Map());
        const storage = createMemoryStorage();
        storedDismissals.write(storage, [...stored]);
        expect(storedDismissals.read(storage)).toEqual(stored);
        expect(stored.size).toBeLessThanOrEqual(100);
        const [lastId, lastAt] = made.at(-1) ?? [];
        if (lastId !== undefined) expect(stored.get(lastId)).toBe(lastAt);
      }),
    );
  });

  it('invalid entries are dropped', () => {
    const storage = createMemoryStorage({
      'dismissed-banners': '[["a"],["b","1"],null,["d",1],[1,2],["c",null]]',
    });
    expect(storedDismissals.read(storage)).toEqual(new Map([['d', 1]]));
  });
});
