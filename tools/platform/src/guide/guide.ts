import type { Catalogue } from '../catalogue/catalogue.ts';
import { broadcastDay } from './broadcastDay.ts';
import { channels as usualChannels } from './channels.ts';
import type { Channel } from './channels.ts';
import { addDays, dayLength, isDate, osloDate, osloInstant } from './osloTime.ts';
import type { Programme } from './programme.ts';

/** How many days the guide reaches back and ahead, and how long the archive keeps a programme. */
export const guideReach = 7;

/** What every channel sends, any day. */
export interface Guide {
  readonly channels: readonly Channel[];
  channel(id: string): Channel | undefined;
  /** All programmes that touch a calendar day in Oslo, by start; those across midnight are in both days. */
  day(channel: Channel, date: string): readonly Programme[];
  /** The programme on a channel at an instant. */
  at(channel: Channel, instant: number): Programme | undefined;
  /** Programmes that touch a stretch of time, by start. */
  between(channel: Channel, from: number, to: number): readonly Programme[];
  programme(id: string): Programme | undefined;
}

/** Whether a programme can be played from the archive: it is over, and not longer ago than the archive keeps. */
export function isInArchive(programme: Programme, channel: Channel, now: number): boolean {
  return channel.hasCatchup && programme.end <= now && programme.end > now - guideReach * dayLength;
}

/** Whether a day can be asked for at this time: from seven back to seven ahead. */
export function isInGuide(date: string, now: number): boolean {
  const today = osloDate(now);
  return isDate(date) && date >= addDays(today, -guideReach) && date <= addDays(today, guideReach);
}

/** The guide over a catalogue. Days are made when first asked for, and as many are kept as are asked for at a time. */
export function createGuide(catalogue: Catalogue, channels: readonly Channel[] = usualChannels): Guide {
  const made = new Map<string, Programme[]>();
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const mostKept = Math.max(1000, 4 * channels.length);

  const broadcast = (channel: Channel, date: string): Programme[] => {
    const key = `${channel.id}:${date}`;
    const known = made.get(key);
    if (known) return known;
    const programmes = broadcastDay(channel, date, catalogue);
    made.set(key, programmes);
    const oldest = made.size > mostKept ? made.keys().next().value : undefined;
    if (oldest !== undefined) made.delete(oldest);
    return programmes;
  };

  const between: Guide['between'] = (channel, from, to) => {
    const programmes: Programme[] = [];
    for (let date = addDays(osloDate(from), -1); date <= osloDate(to); date = addDays(date, 1)) {
      programmes.push(...broadcast(channel, date).filter(({ start, end }) => start < to && end > from));
    }
    return programmes;
  };

  return {
    channels,
    channel: (id) => byId.get(id),
    between,
    day: (channel, date) => between(channel, osloInstant(date, 0), osloInstant(addDays(date, 1), 0)),
    at: (channel, instant) => between(channel, instant, instant + 1)[0],
    programme: (id) => {
      const match = /^(.+)-(\d{4}-\d{2}-\d{2})-\d{4}b?$/.exec(id);
      const channel = byId.get(match?.[1] ?? '');
      const date = match?.[2] ?? '';
      if (!channel || !isDate(date)) return undefined;
      return [...broadcast(channel, date), ...broadcast(channel, addDays(date, -1))].find(
        (one) => one.id === id,
      );
    },
  };
}
