import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAdjacentChannel, type GuidePageQuery } from './findAdjacentChannel.ts';

/** Creates a guide with `count` channels named by index, in pages of `size`. */
function guide(count: number, size: number) {
  const queries: GuidePageQuery[] = [];
  const channels = Array.from({ length: count }, (_, n) => ({
    id: String(n),
    name: `Kanal ${n}`,
    isLocked: false,
  }));
  const pages = Math.max(1, Math.ceil(count / size));
  const fetchPage = (wanted: GuidePageQuery) => {
    queries.push(wanted);
    const index = 'channel' in wanted ? channels.findIndex(({ id }) => id === wanted.channel) : -1;
    const page = 'page' in wanted ? wanted.page : index < 0 ? 1 : Math.floor(index / size) + 1;
    return Promise.resolve({ page, pages, channels: channels.slice((page - 1) * size, page * size) });
  };
  return { fetchPage, queries };
}

describe('findAdjacentChannel', () => {
  it('finds the next and previous channel, wrapping around, for any page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(),
        fc.constantFrom(1 as const, -1 as const),
        async (count, size, from, step) => {
          const current = from % count;
          const { fetchPage } = guide(count, size);
          const adjacent = await findAdjacentChannel(String(current), step, fetchPage);
          expect(adjacent?.id).toBe(String((current + step + count) % count));
        },
      ),
    );
  });

  it('takes one request if both channels are on the same page', async () => {
    const { fetchPage, queries } = guide(40, 12);
    await findAdjacentChannel('4', 1, fetchPage);
    expect(queries).toEqual([{ channel: '4' }]);
  });

  it.each([
    ['the guide lacks the channel', guide(9, 12).fetchPage, 'x'],
    ['there is no other channel', guide(1, 12).fetchPage, '0'],
    ['the guide fails to load', () => Promise.resolve(undefined), '0'],
  ])('finds no adjacent channel if %s', async (_why, fetchPage, id) => {
    expect(await findAdjacentChannel(id, 1, fetchPage)).toBeUndefined();
  });
});
