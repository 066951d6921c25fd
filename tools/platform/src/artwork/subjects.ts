import type { Catalogue } from '../catalogue/catalogue.ts';
import { seededRandom } from '../catalogue/seededRandom.ts';
import type { Title } from '../catalogue/title.ts';
import { readAiredId } from '../content/links.ts';
import { seriesItem } from '../content/seriesItems.ts';
import type { SeriesItem } from '../content/seriesItems.ts';
import { channelOf, channels } from '../guide/channels.ts';
import type { Profile } from '../guide/channels.ts';
import { scenesFor, assignLooks } from './assignLooks.ts';
import type { Subject } from './drawSubject.ts';
import { gradesFor } from './drawing/palettes.ts';
import type { Grade } from './drawing/palettes.ts';

const menus: Readonly<Record<string, readonly [picture: string, genre: string]>> = {
  'nordisk-krim': ['bridge', 'Krim'],
  drama: ['kitchen', 'Drama'],
  komedie: ['theatre', 'Komedie'],
  thriller: ['umbrellas', 'Thriller'],
  romantikk: ['jetty', 'Romantikk'],
  skrekk: ['forest', 'Skrekk'],
  'science-fiction': ['space', 'Science fiction'],
  action: ['hairpins', 'Action'],
  historie: ['castle', 'Historie'],
  dokumentar: ['skerries', 'Dokumentar'],
  natur: ['waterfall', 'Natur'],
  musikk: ['stage', 'Musikk'],
  eventyr: ['staveChurch', 'Eventyr'],
  mat: ['food', 'Mat'],
  'nyheter-og-samfunn': ['studio', 'Nyheter'],
  fotball: ['pitch', 'Sport'],
  ishockey: ['rink', 'Sport'],
  ski: ['ski', 'Sport'],
  motorsport: ['track', 'Sport'],
  handball: ['arena', 'Sport'],
  'de-minste': ['kidshill', 'Barn'],
  junior: ['kidstown', 'Junior'],
  familiefilm: ['kidsnight', 'Familie'],
  dyr: ['kidssea', 'Barn'],
  'laer-noe': ['kidsspace', 'Barn'],
};

const profileSubjects: Readonly<Partial<Record<Profile, readonly [picture: string, genre: string]>>> = {
  film: ['stairs', 'Drama'],
  nature: ['fjord', 'Natur'],
  kids: ['kidshill', 'Barn'],
  sport: ['track', 'Sport'],
  music: ['stage', 'Musikk'],
};

const otherScenes = [
  'room',
  'face',
  'street',
  'kitchen',
  'road',
  'stairs',
  'bar',
  'jetty',
  'figure',
  'library',
] as const;
const otherKidsScenes = [
  'kidshill',
  'kidsnight',
  'kidstown',
  'kidssea',
  'kidswinter',
  'kidsroom',
  'kidsspace',
] as const;
const dailyScenes = [
  'studio',
  'controlRoom',
  'city',
  'stage',
  'opera',
  'metro',
  'umbrellas',
  'tram',
] as const;

/** Returns the scenes of a series in episode order; neighbouring episodes differ. */
function seriesScenes({ id, picture, isForKids, seriesKind }: Title): readonly string[] {
  const settings = isForKids ? otherKidsScenes : otherScenes;
  const others =
    seriesKind === 'sequential'
      ? settings
      : picture === 'studio'
        ? dailyScenes
        : [...settings, ...dailyScenes];
  return seededRandom(`places:${id}`).shuffle([...new Set([...scenesFor(picture), ...others])]);
}

/** Neighbouring channels get different suitable grades. */
function gradeAt(index: number, picture: string, { genres }: Title): Grade {
  const suited = gradesFor(picture, genres);
  return suited[index % suited.length] ?? suited[0];
}

/** Returns the ordinal of an item in its series: across seasons, or by day and segment. */
function ordinalOf({ series, id, season, episode }: SeriesItem): number {
  if (series.seriesKind === 'sequential') return series.seasons.flat().findIndex((one) => one.id === id);
  const segment = Number(/-([1-4])$/.exec(id.slice(-2))?.[1] ?? 0);
  return season * 366 + episode + segment;
}

/** Maps any id to its subject; an unknown id becomes abstract shapes by its seed. */
export function createSubjects(catalogue: Catalogue): (id: string) => Subject {
  const looks = assignLooks(catalogue);
  return (id) => {
    const title = catalogue.title(id);
    if (title) return { id, picture: title.picture, genres: title.genres, title, ...looks.get(id) };
    const item = seriesItem(id, catalogue);
    if (item) {
      const { series } = item;
      const scenes = seriesScenes(series);
      const picture = scenes[ordinalOf(item) % scenes.length] ?? series.picture;
      const { grade } = looks.get(series.id) ?? {};
      return { id: series.id, picture, genres: series.genres, variant: id, ...(grade ? { grade } : {}) };
    }
    const aired = readAiredId(id);
    const series = aired && catalogue.title(aired.titleId);
    if (series) {
      const scenes = seriesScenes(series);
      const channel = channels.findIndex((one) => one.id === aired.channelId);
      const picture = scenes[(channel + scenes.length) % scenes.length] ?? series.picture;
      return {
        id: series.id,
        picture,
        genres: series.genres,
        variant: id,
        grade: gradeAt(channel, picture, series),
      };
    }
    const profile = id.startsWith('kanal-') ? channelOf(id.slice('kanal-'.length))?.profile : undefined;
    const [picture, genre] = profile
      ? (profileSubjects[profile] ?? ['studio', 'Nyheter'])
      : (menus[id] ?? ['abstract', 'Underholdning']);
    return { id, picture, genres: [genre] };
  };
}
