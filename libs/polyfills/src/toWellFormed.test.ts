import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWellFormed } from './toWellFormed.ts';

it.each(['', 'Fyret på Skarvøya', '🙏', 'a\uD83D', '\uDE4F\uD83D', '\uD83D\uD83D\uDE4F'])(
  'toWellFormed returns what the standard method returns for %j',
  (text) => {
    expect(toWellFormed(text)).toBe(text.toWellFormed());
  },
);

it('toWellFormed returns what the standard method returns for any UTF-16 string', () => {
  const utf16 = fc.string({
    unit: fc.integer({ min: 0xd700, max: 0xe0ff }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(utf16, (text) => {
      expect(toWellFormed(text)).toBe(text.toWellFormed());
    }),
  );
});
