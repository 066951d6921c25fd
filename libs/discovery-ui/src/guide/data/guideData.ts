import type { Programme, TvGuide, TvGuidePart } from '@tv/api-client';
import type { KnownStretch } from '../grid/rowSegments.ts';
import { CHANNELS_PER_PART, pageOf } from './guideParts.ts';

export type GuideChannel = TvGuide['channels'][number]['channel'];

export interface GuideRowData {
  /** Undefined while loading or if invalid. */
  readonly channel: GuideChannel | undefined;
  /** In order. A programme that spans two parts is included twice. */
  readonly programmes: readonly Programme[];
  readonly stretches: readonly KnownStretch[];
}

/** The loaded parts, merged. */
export interface GuideData {
  /** Undefined while unknown. */
  readonly rowCount: number | undefined;
  /** Set if every request failed and nothing is known. */
  readonly failure: unknown;
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

const NOTHING: GuideRowData = { channel: undefined, programmes: [], stretches: [] };

export type PutTogether = (parts: readonly TvGuidePart[], knownCount?: number) => GuideData;

/**
 * Creates a function that merges parts and keeps the row objects of unchanged pages. Its second argument is
 * the known row count, used while nothing is loaded.
 */
export function createGuideData(): PutTogether {
  let before: ReadonlyMap<number, Page> = new Map();
  return (parts, knownCount) => {
    const pages = new Map<number, Page>();
    for (const number of new Set(parts.map(pageNumber))) {
      const ofPage = parts.filter((part) => pageNumber(part) === number);
      const known = before.get(number);
      pages.set(number, known && isSame(known.parts, ofPage) ? known : pageData(ofPage));
    }
    before = pages;
    return guideData(pages, parts, knownCount);
  };
}

function isSame(ones: readonly TvGuidePart[], others: readonly TvGuidePart[]): boolean {
  return (
    ones.length === others.length &&
    ones.every(({ request, data, error }, index) => {
      const other = others[index];
      const isSameTime = request.from === other?.request.from && request.to === other?.request.to;
      return isSameTime && data === other?.data && error === other?.error;
    })
  );
}

function guideData(
  pages: ReadonlyMap<number, Page>,
  parts: readonly TvGuidePart[],
  knownCount: number | undefined,
): GuideData {
  const loaded = parts.flatMap(({ data }) => (data ? [data] : []));
  const hasFailed = loaded.length === 0 && parts.every(({ error }) => error !== undefined);
  return {
    rowCount: loaded.length === 0 ? knownCount : rowCount(parts),
    failure: hasFailed && knownCount === undefined ? parts[0]?.error : undefined,
    isFetching: parts.some(({ isFetching }) => isFetching),
    rowAt: (row) => {
      const page = pages.get(pageOf(row));
      return page?.rows[row % CHANNELS_PER_PART] ?? NOTHING;
    },
    rowOf: (channelId) => {
      for (const [number, { rows }] of pages) {
        const place = rows.findIndex(({ channel }) => channel?.id === channelId);
        if (place >= 0) return (number - 1) * CHANNELS_PER_PART + place;
      }
      return undefined;
    },
  };
}

/** The earliest loaded part defines the channels, which are the same in all parts. */
function pageData(parts: readonly TvGuidePart[]): Page {
  const sorted = parts.toSorted((one, other) => (one.request.from ?? 0) - (other.request.from ?? 0));
  const stretches = sorted.map(({ request: { from = 0, to = 0 }, data, error }): KnownStretch => {
    return { from, to, status: data ? 'loaded' : error === undefined ? 'pending' : 'failed' };
  });
  const days = sorted.flatMap(({ data }) => (data ? [data.channels.slice(0, CHANNELS_PER_PART)] : []));
  const channels = days[0]?.map(({ channel }) => channel) ?? [];
  const rows = Array.from({ length: CHANNELS_PER_PART }, (_, place): GuideRowData => {
    const channel = channels[place];
    const ofChannel = days.flatMap((day) => day.filter((one) => one.channel.id === channel?.id));
    return { channel, programmes: ofChannel.flatMap(({ programmes }) => programmes), stretches };
  });
  return { parts, rows };
}

const pageNumber = ({ request: { page = 1 } }: TvGuidePart): number => page;

/** The service's total, or an estimate: the first page that is not full is the last. */
function rowCount(parts: readonly TvGuidePart[]): number {
  const told: number[] = [];
  const ends: number[] = [];
  let seen = 0;
  for (const part of parts) {
    if (!part.data) continue;
    const { totalChannels, channels } = part.data;
    if (totalChannels !== undefined) told.push(Math.max(0, Math.floor(totalChannels)));
    const end = (pageNumber(part) - 1) * CHANNELS_PER_PART + Math.min(channels.length, CHANNELS_PER_PART);
    if (channels.length < CHANNELS_PER_PART) ends.push(end);
    seen = Math.max(seen, end + CHANNELS_PER_PART);
  }
  if (told.length > 0) return Math.max(...told);
  return ends.length > 0 ? Math.min(...ends) : seen;
}
