import type { Programme, TvGuide, TvGuidePart } from '@tv/api-client';
import type { KnownStretch } from '../grid/rowSegments.ts';
import { CHANNELS_PER_PART, pageOf } from './guideParts.ts';

export type GuideChannel = TvGuide['channels'][number]['channel'];

/** What is known of one row of the guide. */
export interface GuideRowData {
  /** Undefined while it is on its way, and where there is none that can be shown. */
  readonly channel: GuideChannel | undefined;
  /** Of all parts of time that have come, one after the other; in two parts where it runs on. */
  readonly programmes: readonly Programme[];
  readonly stretches: readonly KnownStretch[];
}

/** What is known of the guide: the parts that have been asked for, put together. */
export interface GuideData {
  /** How many channels there are; undefined as long as nobody knows. */
  readonly rowCount: number | undefined;
  /** Why nothing at all of it could be had. */
  readonly failure: unknown;
  readonly isFetching: boolean;
  /** The same object for as long as nothing of the row changes. */
  readonly rowAt: (row: number) => GuideRowData;
  /** The row of a channel, counted from 0, where its page has come. */
  readonly rowOf: (channelId: string) => number | undefined;
}

interface Page {
  /** What it was put together from. */
  readonly parts: readonly TvGuidePart[];
  readonly rows: readonly GuideRowData[];
}

const NOTHING: GuideRowData = { channel: undefined, programmes: [], stretches: [] };

/** See `createGuideData`. */
export type PutTogether = (parts: readonly TvGuidePart[], knownCount?: number) => GuideData;

/**
 * Puts the parts together, time and again: of each page its channels, and what is known of them from all its parts of time. While
 * one scrolls, one part or another comes at every frame; the pages that it is no part of stay the same, and so do their rows.
 *
 * The second argument says how many channels there were before: after a leap nothing of what is asked for may have come yet.
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

/** Whether the same is known of the same parts. */
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
  // As long as one part is on its way, there may be a guide; what failed says so in its rows.
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

/** A page has the same channels whatever part of time was asked for; of what has come, the first says which. */
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

/** What the service says; where it does not, the first page that is not full is the last, and after a full one comes another. */
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
