import type { Catalogue } from '../catalogue/catalogue.ts';
import { episodeStories, episodeNames } from '../catalogue/episodeTexts.ts';
import { seededRandom } from '../catalogue/seededRandom.ts';
import type { Episode, Title } from '../catalogue/title.ts';
import { addDays, dayLength, isDate, norwegianDay, osloDate, osloInstant } from '../guide/osloTime.ts';

export interface SeriesItem {
  readonly id: string;
  readonly series: Title;
  readonly season: number;
  readonly episode: number;
  readonly name: string;
  readonly subtitle: string;
  readonly description: string;
  readonly durationSeconds: number;
  /** Epoch milliseconds; dated broadcasts and their segments only. */
  readonly publishedAt?: number;
}

const ARCHIVE_DAYS = 21;
const segmentsPerEpisode = 4;

function ofEpisode(series: Title, one: Episode): SeriesItem {
  return { ...one, series, subtitle: `S${one.season}:E${one.episode}` };
}

function dayOfYear(date: string): number {
  return (
    Math.round(
      (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / dayLength,
    ) + 1
  );
}

function ofDay(series: Title, date: string): SeriesItem {
  return {
    id: `${series.id}-${date}`,
    series,
    season: Number(date.slice(0, 4)),
    episode: dayOfYear(date),
    name: norwegianDay(date),
    subtitle: `Sendt ${norwegianDay(date)}`,
    description: series.description,
    durationSeconds: series.durationSeconds,
    publishedAt: osloInstant(date, 17 * 60),
  };
}

function ofSegment(series: Title, date: string, index: number): SeriesItem {
  const random = seededRandom(`segment:${series.id}:${date}`);
  const name = random.shuffle(episodeNames.comic)[index] ?? `Innslag ${index + 1}`;
  const description = random.shuffle(episodeStories.drama)[index] ?? series.description;
  return {
    ...ofDay(series, date),
    id: `${series.id}-${date}-${index + 1}`,
    name,
    subtitle: norwegianDay(date),
    description,
    durationSeconds: 60 * (4 + ((index * 3 + date.charCodeAt(9)) % 7)),
  };
}

/** Returns the latest broadcast dates of a dated series, newest first. Today counts from 17:00. */
function broadcastDates(now: number, count: number, everyDays: number): string[] {
  const today = osloDate(now);
  const latest = now >= osloInstant(today, 17 * 60) ? today : addDays(today, -1);
  return Array.from({ length: Math.ceil(count / everyDays) }, (_day, index) =>
    addDays(latest, -index * everyDays),
  );
}

/** Returns all items of a series: by season and episode, or by date, newest first. */
export function seriesItems(series: Title, now: number): SeriesItem[] {
  if (series.seriesKind === undefined) return [];
  switch (series.seriesKind) {
    case 'sequential':
      return series.seasons.flat().map((one) => ofEpisode(series, one));
    case 'topicality':
      return broadcastDates(now, ARCHIVE_DAYS, 1).map((date) => ofDay(series, date));
    case 'segment':
      return broadcastDates(now, ARCHIVE_DAYS, 7).flatMap((date) =>
        Array.from({ length: segmentsPerEpisode }, (_segment, index) => ofSegment(series, date, index)),
      );
  }
}

export function seriesItem(id: string, catalogue: Catalogue): SeriesItem | undefined {
  const episode = catalogue.episode(id);
  if (episode) {
    const series = catalogue.title(episode.seriesId);
    return series && ofEpisode(series, episode);
  }
  const match = /^(.+)-(\d{4}-\d{2}-\d{2})(?:-([1-4]))?$/.exec(id);
  const series = catalogue.title(match?.[1] ?? '');
  const date = match?.[2] ?? '';
  if (!series || !isDate(date)) return undefined;
  const segment = match?.[3];
  if (segment !== undefined)
    return series.seriesKind === 'segment' ? ofSegment(series, date, Number(segment) - 1) : undefined;
  return series.seriesKind === 'sequential' || series.kind !== 'series' ? undefined : ofDay(series, date);
}

/** Returns the series id of an episode, else the id itself. */
export function parentIdOf(id: string, catalogue: Catalogue): string {
  return seriesItem(id, catalogue)?.series.id ?? id;
}

export function nextItem(item: SeriesItem): SeriesItem | undefined {
  if (item.series.seriesKind !== 'sequential') return undefined;
  const episodes = item.series.seasons.flat();
  const next = episodes[episodes.findIndex(({ id }) => id === item.id) + 1];
  return next && ofEpisode(item.series, next);
}
