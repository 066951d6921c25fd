import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelName, sortChannels } from './sortChannels.ts';

const channel = (id: string, displayName?: string) => ({ id, name: id, displayName });

describe('sortChannels', () => {
  it('PKG-26 sorts channels in the fixed order, others last by name', () => {
    const channels = [channel('z', 'Ås'), channel('b'), channel('y', 'Bø'), channel('a')];
    expect(sortChannels(channels, ['a', 'borte', 'b']).map(({ id }) => id)).toEqual(['a', 'b', 'y', 'z']);
  });

  it('PKG-26 keeps all channels, in the same order for any input order', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-e]{1,2}$/), { maxLength: 12 });
    fc.assert(
      fc.property(ids, ids, (given, order) => {
        const sorted = sortChannels(
          given.map((id) => channel(id)),
          order,
        );
        expect(sorted.map(({ id }) => id).sort()).toEqual([...given].sort());
        expect(sortChannels(sorted.toReversed(), order)).toEqual(sorted);
        const known = sorted.map(({ id }) => order.indexOf(id)).filter((position) => position >= 0);
        expect(known).toEqual([...known].sort((a, b) => a - b));
      }),
    );
  });

  it('uses the display name of a channel if it has one', () => {
    expect(channelName({ name: 'x', displayName: ' ' })).toBe('x');
    expect(channelName({ name: 'x', displayName: 'Nordlys' })).toBe('Nordlys');
  });
});
