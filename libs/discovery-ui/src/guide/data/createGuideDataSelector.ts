import type { Programme, TvGuide, TvGuidePart } from '@tv/api-client';
import type { RequestedRange } from '../grid/rowSegments.ts';
import { CHANNELS_PER_PART, channelPageOf } from './guideParts.ts';

export type GuideChannel = TvGuide['channels'][number]['channel'];

export interface GuideRowData {
  /** Undefined while loading or if invalid. */
  readonly channel: GuideChannel | undefined;
  /** In order. A programme that spans two parts is included twice. */
  readonly programmes: readonly Programme[];
  readonly ranges: readonly RequestedRange[];
}

/** The loaded parts, merged. */
export interface GuideData {
  /** Undefined while unknown. */
  readonly rowCount: number | undefined;
  /** Set if every request failed and nothing is known. */
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Returns the same object until the row changes. */
  readonly rowAt: (row: number) => GuideRowData;
  /** Undefined if the channel is not loaded. */
  readonly rowOf: (channelId: string) => number | undefined;
}

interface Page {
  readonly parts: readonly TvGuidePart[];
  readonly rows: readonly GuideRowData[];
}

const EMPTY_ROW: GuideRowData = { channel: undefined, programmes: [], ranges: [] };

/** Creates a function that merges parts; keeps rows of unchanged pages, and the row count while nothing is loaded. */
export function createGuideDataSelector(): (parts: readonly TvGuidePart[]) => GuideData {
  let pages: ReadonlyMap<number, Page> = new Map();
  let knownRowCount: number | undefined;
  return (parts) => {
    const next = new Map<number, Page>();
    for (const number of new Set(parts.map(pageNumber))) {
      const ofPage = parts.filter((part) => pageNumber(part) === number);
      const known = pages.get(number);
      next.set(number, known && isSameParts(known.parts, ofPage) ? known : toPage(ofPage));
    }
    pages = next;
    if (parts.some(({ data }) => data)) knownRowCount = rowCount(parts);
    const hasFailed = knownRowCount === undefined && parts.every(({ error }) => error !== undefined);
    return {
      rowCount: knownRowCount,
      error: hasFailed ? parts[0]?.error : undefined,
      isFetching: parts.some(({ isFetching }) => isFetching),
      rowAt: (row) => next.get(channelPageOf(row))?.rows[row % CHANNELS_PER_PART] ?? EMPTY_ROW,
      rowOf: (channelId) => {
        for (const [number, { rows }] of next) {
          const index = rows.findIndex(({ channel }) => channel?.id === channelId);
          if (index >= 0) return (number - 1) * CHANNELS_PER_PART + index;
        }
        return undefined;
      },
    };
  };
}

function isSameParts(ones: readonly TvGuidePart[], others: readonly TvGuidePart[]): boolean {
  return (
    ones.length === others.length &&
    ones.every(({ request, data, error }, index) => {
      const other = others[index];
      const isSameTime = request.from === other?.request.from && request.to === other?.request.to;
      return isSameTime && data === other?.data && error === other?.error;
    })
  );
}

/** Returns a page of rows. The earliest loaded part defines the channels, which are the same in all parts. */
function toPage(parts: readonly TvGuidePart[]): Page {
  const sorted = parts.toSorted((one, other) => (one.request.from ?? 0) - (other.request.from ?? 0));
  const ranges = sorted.map(({ request: { from = 0, to = 0 }, data, error }): RequestedRange => {
    return { from, to, status: data ? 'loaded' : error === undefined ? 'pending' : 'failed' };
  });
  const days = sorted.flatMap(({ data }) => (data ? [data.channels.slice(0, CHANNELS_PER_PART)] : []));
  const channels = days[0]?.map(({ channel }) => channel) ?? [];
  const rows = Array.from({ length: CHANNELS_PER_PART }, (_, index): GuideRowData => {
    const channel = channels[index];
    const ofChannel = days.flatMap((day) => day.filter((one) => one.channel.id === channel?.id));
    return { channel, programmes: ofChannel.flatMap(({ programmes }) => programmes), ranges };
  });
  return { parts, rows };
}

const pageNumber = ({ request: { page = 1 } }: TvGuidePart): number => page;

/** Returns the service's total, or an estimate: the first page that is not full is the last. */
function rowCount(parts: readonly TvGuidePart[]): number {
  const totals = parts.flatMap(({ data }) => data?.totalChannels ?? []);
  if (totals.length > 0) return Math.max(0, ...totals.map(Math.floor));
  const pages = parts.flatMap((part) => {
    const length = Math.min(part.data?.channels.length ?? 0, CHANNELS_PER_PART);
    return part.data ? [{ length, end: (pageNumber(part) - 1) * CHANNELS_PER_PART + length }] : [];
  });
  const lastPages = pages.filter(({ length }) => length < CHANNELS_PER_PART);
  return lastPages.length > 0
    ? Math.min(...lastPages.map(({ end }) => end))
    : Math.max(0, ...pages.map(({ end }) => end + CHANNELS_PER_PART));
}
