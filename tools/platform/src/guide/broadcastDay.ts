import type { Catalogue } from '../catalogue/catalogue.ts';
import { seededRandom } from '../catalogue/seededRandom.ts';
import type { SeededRandom } from '../catalogue/seededRandom.ts';
import { slugify } from '../catalogue/slugify.ts';
import type { Title } from '../catalogue/title.ts';
import type { Channel } from './channels.ts';
import { addDays, norwegianDay, osloClock, osloInstant, osloMinutes, osloOffset } from './osloTime.ts';
import { fixedSlotsOf, poolOf } from './profiles.ts';
import type { FixedSlot } from './profiles.ts';
import type { Programme } from './programme.ts';

const minute = 60_000;
/** A broadcast day starts at 06:00; programmes may cross midnight. */
const DAY_START_MINUTES = 6 * 60;
/** A shorter gap extends the previous programme. */
const MIN_GAP_MS = 15 * minute;

function programmeId(channelId: string, start: number): string {
  const local = new Date(start + osloOffset(start)).toISOString();
  const cameBefore = osloOffset(start - 60 * minute) > osloOffset(start);
  return `${channelId}-${local.slice(0, 10)}-${local.slice(11, 16).replace(':', '')}${cameBefore ? 'b' : ''}`;
}

/** Returns the episode of a series that airs on a date. */
function airing(channel: Channel, title: Title, start: number, end: number, random: SeededRandom): Programme {
  const episodes = title.seasons.flat();
  const episode = episodes.length === 0 ? undefined : episodes[random.between(0, episodes.length - 1)];
  const dated = title.seriesKind === 'topicality' || title.seriesKind === 'segment';
  const subtitle = episode
    ? `S${episode.season}:E${episode.episode} ${episode.name}`
    : dated
      ? norwegianDay(new Date(start + osloOffset(start)).toISOString().slice(0, 10))
      : undefined;
  return {
    id: programmeId(channel.id, start),
    channelId: channel.id,
    start,
    end,
    name: title.name,
    ...(subtitle === undefined ? {} : { subtitle }),
    description: episode?.description ?? title.description,
    ageLimit: title.ageLimit,
    title,
    ...(episode === undefined ? {} : { episode }),
  };
}

function lengthOf(title: Title): number {
  const minutes = Math.ceil(title.durationSeconds / 60 / 5) * 5;
  return Math.max(10, minutes) * minute;
}

function anchored(
  channel: Channel,
  anchor: FixedSlot,
  start: number,
  catalogue: Catalogue,
  random: SeededRandom,
): Programme {
  const end = start + anchor.minutes * minute;
  const title = catalogue.title(slugify(anchor.name));
  if (title) return airing(channel, title, start, end, random);
  return {
    id: programmeId(channel.id, start),
    channelId: channel.id,
    start,
    end,
    name: anchor.name,
    description: anchor.description ?? '',
    ageLimit: 0,
  };
}

function fill(
  channel: Channel,
  from: number,
  to: number,
  titles: readonly Title[],
  random: SeededRandom,
): Programme[] {
  const programmes: Programme[] = [];
  const recent: string[] = [];
  let start = from;
  while (start < to) {
    const pool = poolOf(channel.profile, osloMinutes(start));
    const fitting = titles.filter((title) => pool(title) && !recent.includes(title.id));
    // Prefers titles that fit completely before the next fixed slot.
    const uncut = fitting.filter((title) => start + lengthOf(title) <= to + MIN_GAP_MS);
    const choices = uncut.length > 0 ? uncut : fitting.length > 0 ? fitting : titles.filter(pool);
    const title = choices[random.between(0, Math.max(0, choices.length - 1))] ?? titles[0];
    if (!title) throw new Error('The catalogue is empty');
    recent.push(title.id);
    if (recent.length > 6) recent.shift();
    const wanted = start + lengthOf(title);
    const end = to - wanted < MIN_GAP_MS ? to : wanted;
    programmes.push(airing(channel, title, start, end, random));
    start = end;
  }
  return programmes;
}

/**
 * Returns a channel's programmes from 06:00 to 06:00 in Oslo: gapless, deterministic, 23 or 25 hours when
 * clocks change.
 */
export function broadcastDay(channel: Channel, date: string, catalogue: Catalogue): Programme[] {
  const random = seededRandom(`guide:${channel.id}:${date}`);
  const dayEnd = osloInstant(addDays(date, 1), DAY_START_MINUTES);
  const programmes: Programme[] = [];
  let at = osloInstant(date, DAY_START_MINUTES);
  for (const anchor of fixedSlotsOf(channel.profile)) {
    const start = osloInstant(date, anchor.at);
    if (start > at) programmes.push(...fill(channel, at, start, catalogue.titles, random));
    programmes.push(anchored(channel, anchor, start, catalogue, random));
    at = start + anchor.minutes * minute;
  }
  programmes.push(...fill(channel, at, dayEnd, catalogue.titles, random));
  return programmes;
}

/** Formats a programme's time as `20:00–20:45`. */
export function hoursOf(programme: Programme): string {
  return `${osloClock(programme.start)}–${osloClock(programme.end)}`;
}
