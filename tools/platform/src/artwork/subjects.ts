import type { Catalogue } from '../catalogue/catalogue.ts';
import { seeded } from '../catalogue/seed.ts';
import { seriesItem } from '../content/seriesItems.ts';
import { channelOf } from '../guide/channels.ts';
import type { Profile } from '../guide/channels.ts';
import type { Subject } from './drawTitle.ts';

/** What the pictures of menus and pages show, by slug: picture and mood. */
const menus: Readonly<Record<string, readonly [picture: string, genre: string]>> = {
  'nordisk-krim': ['fjord', 'Krim'],
  drama: ['figure', 'Drama'],
  komedie: ['stage', 'Komedie'],
  thriller: ['street', 'Thriller'],
  romantikk: ['couple', 'Romantikk'],
  skrekk: ['forest', 'Skrekk'],
  'science-fiction': ['space', 'Science fiction'],
  action: ['road', 'Action'],
  historie: ['castle', 'Historie'],
  dokumentar: ['harbour', 'Dokumentar'],
  natur: ['meadow', 'Natur'],
  musikk: ['stage', 'Musikk'],
  eventyr: ['island', 'Eventyr'],
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

const ofProfile: Readonly<Partial<Record<Profile, readonly [picture: string, genre: string]>>> = {
  film: ['stairs', 'Drama'],
  nature: ['fjord', 'Natur'],
  kids: ['kidshill', 'Barn'],
  sport: ['track', 'Sport'],
  music: ['stage', 'Musikk'],
};

/** Where else a series may be seen: its episodes are not all drawn in one place. */
const elsewhere = [
  'room',
  'face',
  'street',
  'figure',
  'window',
  'road',
  'stairs',
  'forest',
  'sea',
  'snow',
] as const;
const elsewhereForKids = ['kidshill', 'kidsnight', 'kidstown', 'kidssea', 'kidswinter', 'kidsroom'] as const;

/** What an id is a picture of. Any id has one: what is unknown is drawn as shapes from its seed. */
export function subjectOf(id: string, catalogue: Catalogue): Subject {
  const title = catalogue.title(id);
  if (title) return { id, picture: title.picture, genres: title.genres, title };
  const item = seriesItem(id, catalogue);
  if (item) {
    const { series } = item;
    const random = seeded(`place:${id}`);
    const other = random.pick(series.isForKids ? elsewhereForKids : elsewhere);
    const isTold = series.seriesKind === 'sequential';
    const picture = isTold && random.chance(0.6) ? other : series.picture;
    return { id: series.id, picture, genres: series.genres, variant: id };
  }
  const profile = id.startsWith('kanal-') ? channelOf(id.slice('kanal-'.length))?.profile : undefined;
  const [picture, genre] = profile
    ? (ofProfile[profile] ?? ['studio', 'Nyheter'])
    : (menus[id] ?? ['abstract', 'Underholdning']);
  return { id, picture, genres: [genre] };
}
