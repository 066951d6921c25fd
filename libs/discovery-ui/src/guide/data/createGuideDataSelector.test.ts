import { describe, expect, it } from 'vitest';
import type { TvGuide, TvGuidePart } from '@tv/api-client';
import { createGuideDataSelector } from './createGuideDataSelector.ts';
import { CHANNELS_PER_PART } from './guideParts.ts';

const programme = (id: string, start: number, end: number) => ({ id, title: id, start, end });
type Programmes = ReturnType<typeof programme>[];
const channels = (from: number, count: number, programmes: Programmes = []): TvGuide['channels'] =>
  Array.from({ length: count }, (_, index) => ({
    channel: { id: `c${from + index}`, name: `Kanal ${from + index}`, isFavourite: false },
    programmes,
  }));

const guideData: ReturnType<typeof createGuideDataSelector> = (parts) => createGuideDataSelector()(parts);

interface Given {
  readonly page?: number;
  readonly from?: number;
  readonly total?: number | undefined;
  readonly channels?: TvGuide['channels'];
  readonly error?: unknown;
}

function part({ page = 1, from = 0, total, channels: given, error }: Given): TvGuidePart {
  const data = given && { date: '2026-11-22', totalChannels: total, page, channels: given };
  return {
    request: { date: '2026-11-22', page, pageSize: CHANNELS_PER_PART, from, to: from + 10 },
    data,
    error,
    isFetching: !data && error === undefined,
  };
}

describe('createGuideDataSelector', () => {
  it('the guide data merges the programmes of a channel from all time parts, in any order of arrival', () => {
    const data = guideData([
      part({ from: 10, channels: channels(0, 2, [programme('b', 8, 15)]) }),
      part({ from: 0, channels: channels(0, 2, [programme('a', 0, 8), programme('b', 8, 15)]) }),
      part({ from: 20 }),
      part({ from: 30, error: { name: 'RequestError' } }),
    ]);
    const { channel, programmes, ranges } = data.rowAt(1);
    expect(channel?.id).toBe('c1');
    expect(programmes.map(({ id }) => id)).toEqual(['a', 'b', 'b']);
    expect(ranges.map(({ from, status }) => [from, status])).toEqual([
      [0, 'loaded'],
      [10, 'loaded'],
      [20, 'pending'],
      [30, 'failed'],
    ]);
    expect([data.error, data.isFetching]).toEqual([undefined, true]);
  });

  it('the guide data finds channels by row and rows by channel on any page', () => {
    const data = guideData([
      part({ page: 3, channels: channels(24, 12) }),
      part({ channels: channels(0, 12) }),
    ]);
    expect(data.rowAt(25).channel?.id).toBe('c25');
    expect(data.rowOf('c25')).toBe(25);
    expect([data.rowOf('c13'), data.rowAt(13).channel]).toEqual([undefined, undefined]);
  });

  it('the guide data keeps the rows of a page until one of its own parts changes', () => {
    const put = createGuideDataSelector();
    const [first, second] = [
      part({ channels: channels(0, 12) }),
      part({ page: 2, channels: channels(12, 12) }),
    ];
    const [later, coming] = [part({ from: 10 }), part({ page: 2 })];
    const before = put([first, later, coming]);
    const other = put([{ ...first }, { ...later }, second]);
    expect(other.rowAt(3)).toBe(before.rowAt(3));
    expect(other.rowAt(12).channel?.id).toBe('c12');
    const left = put([later, { ...second }]);
    expect(left.rowAt(12)).toBe(other.rowAt(12));
    expect(left.rowAt(3).channel).toBeUndefined();
    const failed = put([part({ from: 10, error: { name: 'NetworkError' } }), second]);
    expect(failed.rowAt(3).ranges.map(({ status }) => status)).toEqual(['failed']);
  });

  it('the guide data has an error only if every part failed', () => {
    const error = { name: 'NetworkError' };
    expect(guideData([part({ error }), part({ from: 10, error })]).error).toBe(error);
    expect(guideData([part({ error }), part({ from: 10 })]).error).toBeUndefined();
    expect(guideData([part({ error }), part({ from: 10, channels: [] })]).error).toBeUndefined();
  });

  it('the guide data keeps its row count after a jump to unloaded rows, without an error', () => {
    const select = createGuideDataSelector();
    select([part({ total: 800, channels: channels(0, 12) })]);
    const failed = part({ page: 67, error: { name: 'NetworkError' } });
    expect(select([failed]).error).toBeUndefined();
    const data = select([part({ page: 66 }), failed]);
    expect([data.rowCount, data.error]).toEqual([800, undefined]);
  });

  it.each<[string, readonly Given[], number | undefined]>([
    ['unknown before anything has loaded', [{}], undefined],
    ['the total from the service', [{ total: 800, channels: channels(0, 12) }], 800],
    ['0 for an empty guide', [{ total: 0, channels: [] }], 0],
    ['never negative', [{ total: -3, channels: [] }], 0],
    ['the number of loaded channels if the page is not full', [{ channels: channels(0, 3) }], 3],
    ['one page more than loaded after a full page', [{ channels: channels(0, 12) }], 24],
    ['exact if the next page is empty', [{ channels: channels(0, 12) }, { page: 2, channels: [] }], 12],
    [
      'at most a page if the service returns everything at once',
      [{ total: 40, channels: channels(0, 40) }],
      40,
    ],
  ])('the row count is %s', (_what, given, count) => {
    expect(guideData(given.map(part)).rowCount).toBe(count);
  });
});
