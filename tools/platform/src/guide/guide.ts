import type { Catalogue } from '../catalogue/catalogue.ts';
import { broadcastDay } from './broadcastDay.ts';
import { channels as usualChannels } from './channels.ts';
import type { Channel } from './channels.ts';
import { addDays, dayLength, isDate, osloDate, osloInstant } from './osloTime.ts';
import type { Programme } from './programme.ts';

/** Days of the guide in both directions, and of the archive. */
export const GUIDE_REACH_DAYS = 7;

export interface Guide {
  readonly channels: readonly Channel[];
  channel(id: string): Channel | undefined;
  /** Programmes that overlap a day in Oslo, sorted; across midnight in both days. */
  day(channel: Channel, date: string): readonly Programme[];
  at(channel: Channel, instant: number): Programme | undefined;
  /** Programmes that overlap a range, sorted. */
  between(channel: Channel, from: number, to: number): readonly Programme[];
  programme(id: string): Programme | undefined;
}

/** Returns whether an ended programme is still in the archive. */
export function isInArchive(programme: Programme, channel: Channel, now: number): boolean {
  return channel.hasCatchup && programme.end <= now && programme.end > now - GUIDE_REACH_DAYS * dayLength;
}

/** Returns whether a day is within seven days of today. */
export function isInGuide(date: string, now: number): boolean {
  const today = osloDate(now);
  return (
    isDate(date) && date >= addDays(today, -GUIDE_REACH_DAYS) && date <= addDays(today, GUIDE_REACH_DAYS)
  );
}

/** Creates the guide of a catalogue. Days are generated on demand and cached, up to a limit. */
export function createGuide(catalogue: Catalogue, channels: readonly Channel[] = usualChannels): Guide {
  const made = new Map<string, Programme[]>();
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const maxCachedDays = Math.max(1000, 4 * channels.length);

  const broadcast = (channel: Channel, date: string): Programme[] => {
    const key = `${channel.id}:${date}`;
    const known = made.get(key);
    if (known) return known;
    const programmes = broadcastDay(channel, date, catalogue);
    made.set(key, programmes);
    const oldest = made.size > maxCachedDays ? made.keys().next().value : undefined;
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
