import type { components } from '@tv/api-client/contract/types';
import { addDays, dateKey, endOfDay, startOfDay } from '@tv/time';

type TvGuide = components['schemas']['TvGuide'];
type Schedule = components['schemas']['Schedule'];
type Programme = components['schemas']['Programme'];

const MINUTE_MS = 60_000;

const NAMES = ['Nordlys', 'Kanal Fjell', 'Kveld', 'Direkte 1', 'Arena 1', 'Sirkus', 'Kino Nord', 'Villmark'];
const TITLES = [
  'Nyhetene',
  'Fra fjell til fjære',
  'Tett på fjorden',
  'Isfront',
  'Den store bakedysten',
  'Kveldsåpent',
  'Langrenn: åpningshelgen',
  'Sjefen er på ferie',
  'Rundt Norge på hest',
];

/** Programme lengths in minutes; each channel starts at another index. */
const LENGTHS = [30, 45, 15, 90, 60, 25, 120, 10, 5, 40];

export interface GuideServiceOptions {
  /** Number of channels; 30 by default. */
  readonly channels?: number;
  /** URL of an image by name. */
  readonly picture?: (name: string) => string;
  /** Changes or removes a programme. */
  readonly programme?: (programme: Programme, position: { readonly row: number }) => Programme | undefined;
}

/** Creates a channel's programmes from shortly after midnight until the same time the next day, without gaps. */
function broadcastDay(row: number, date: string, picture: (name: string) => string): Programme[] {
  const startOffsetMs = ((row % 4) + 1) * 10 * MINUTE_MS;
  const end = endOfDay(date) + startOffsetMs;
  const programmes: Programme[] = [];
  let start = startOfDay(date) + startOffsetMs;
  for (let index = row; start < end; index += 1) {
    const id = `${idOf(row)}-${date}-${programmes.length}`;
    const next = Math.min(end, start + (LENGTHS[index % LENGTHS.length] ?? 30) * MINUTE_MS);
    programmes.push({
      id,
      title: TITLES[(index + row) % TITLES.length] ?? 'Nyhetene',
      description: 'Vi følger dem som bor der veien slutter, gjennom et helt år.',
      start: new Date(start).toISOString(),
      end: new Date(next).toISOString(),
      image: { url: picture(`sending-${index % 9}`) },
      links: { details: { id } },
    });
    start = next;
  }
  return programmes;
}

const idOf = (row: number): string => `kanal-${row + 1}`;

const nameOf = (row: number): string => {
  const round = Math.floor(row / NAMES.length);
  return `${NAMES[row % NAMES.length] ?? 'Kanal'}${round === 0 ? '' : ` ${round + 1}`}`;
};

/**
 * Creates fake guide endpoints for any day, time range and channel page.
 *
 * @returns responses by request, for the test network
 */
export function createGuideService({
  channels = 30,
  picture = (name) => `https://media.test/images/${name}`,
  programme = (one) => one,
}: GuideServiceOptions = {}) {
  const dayOf = (row: number, date: string): Programme[] =>
    broadcastDay(row, date, picture).flatMap((one) => programme(one, { row }) ?? []);
  const channelOf = (row: number) => {
    return { id: idOf(row), name: nameOf(row), logo: picture(`logo-${row}`), isFavourite: row < 2 };
  };

  /** Programmes over midnight belong to both days. */
  const programmes = (row: number, date: string, from: number, to: number): Programme[] =>
    [addDays(date, -1), date]
      .flatMap((day) => dayOf(row, day))
      .filter(({ start, end }) => Date.parse(start) < to && Date.parse(end) > from);

  return {
    'GET /content-layout/tvguide': (request: Request): Response => {
      const query = new URL(request.url).searchParams;
      const date = query.get('date') ?? '';
      const size = Number(query.get('pageSize') ?? channels);
      const channelRow = Array.from({ length: channels }, (_, row) => idOf(row)).indexOf(
        query.get('channel') ?? '',
      );
      const page = channelRow >= 0 ? Math.floor(channelRow / size) + 1 : Number(query.get('page') ?? 1);
      const from = Date.parse(query.get('from') ?? '') || startOfDay(date);
      const to = Date.parse(query.get('to') ?? '') || endOfDay(date);
      const rows = Array.from({ length: channels }, (_, row) => row).slice((page - 1) * size, page * size);
      const answer: TvGuide = {
        date,
        page,
        totalChannels: channels,
        channels: rows.map((row) => ({
          channel: channelOf(row),
          programmes: programmes(row, date, from, to),
        })),
      };
      return Response.json(answer);
    },
    'GET /content-layout/schedule/:channelId': (request: Request): Response => {
      const { pathname, searchParams } = new URL(request.url);
      const row = Number(pathname.split('-').at(-1)) - 1;
      if (!(row >= 0 && row < channels)) return new Response(null, { status: 404 });
      const date = searchParams.get('date') ?? dateKey(0);
      const answer: Schedule = {
        date,
        channel: channelOf(row),
        programmes: programmes(row, date, startOfDay(date), endOfDay(date)),
      };
      return Response.json(answer);
    },
  };
}
