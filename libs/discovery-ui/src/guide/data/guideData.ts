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
  /** Why nothing of it could be had. */
  readonly failure: unknown;
  readonly isFetching: boolean;
  /** The same object for as long as nothing of the row changes. */
  readonly rowAt: (row: number) => GuideRowData;
  /** The row of a channel, counted from 0, where its page has come. */
  readonly rowOf: (channelId: string) => number | undefined;
}

interface Page {
  readonly rows: readonly GuideRowData[];
  readonly stretches: readonly KnownStretch[];
}

const NOTHING: GuideRowData = { channel: undefined, programmes: [], stretches: [] };

/**
 * Puts the parts together: of each page its channels, and what is known of them from all its parts of time.
 *
 * @param knownCount  how many channels there were before: after a leap nothing of what is asked for may have come yet
 */
export function guideData(parts: readonly TvGuidePart[], knownCount?: number): GuideData {
  const pages = new Map<number, Page>();
  for (const number of new Set(parts.map(pageNumber))) {
    pages.set(number, pageData(parts.filter((part) => pageNumber(part) === number)));
  }
  const loaded = parts.flatMap(({ data }) => (data ? [data] : []));
  const failed = parts.find(({ error }) => error !== undefined);
  return {
    rowCount: loaded.length === 0 ? knownCount : rowCount(parts),
    failure: loaded.length === 0 && knownCount === undefined ? failed?.error : undefined,
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
  return { rows, stretches };
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
