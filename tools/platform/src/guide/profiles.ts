import type { Title } from '../catalogue/title.ts';
import type { Profile } from './channels.ts';

/** A programme at the same wall-clock minute every day. */
export interface FixedSlot {
  readonly at: number;
  readonly minutes: number;
  /** A catalogue title, or a programme of this channel only. */
  readonly name: string;
  readonly description?: string;
}

const clock = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

const news = (at: string, minutes: number, name: string, description: string): FixedSlot => ({
  at: clock(at),
  minutes,
  name,
  description,
});

const short = 'De viktigste sakene akkurat nå, fra redaksjonen.';
const anchorsOfGeneral: readonly FixedSlot[] = [
  { at: clock('06:30'), minutes: 150, name: 'Morgenkaffen' },
  news('12:00', 15, 'Nyheter klokka 12', short),
  news('17:00', 10, 'Nyheter klokka 17', short),
  { at: clock('18:45'), minutes: 15, name: 'Distrikt' },
  { at: clock('19:00'), minutes: 40, name: 'Dagens 19' },
  { at: clock('19:40'), minutes: 20, name: 'Været og folket' },
  { at: clock('22:30'), minutes: 30, name: 'Kveldsnytt Nord' },
];

const everyHour: readonly FixedSlot[] = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 23].map(
  (hour) => ({
    at: hour * 60,
    minutes: 20,
    name: `Nyhetene klokka ${hour}`,
    description: short,
  }),
);

const anchors: Readonly<Partial<Record<Profile, readonly FixedSlot[]>>> = {
  general: anchorsOfGeneral,
  news: [...everyHour, { at: clock('19:00'), minutes: 45, name: 'Dagens 19' }].sort((a, b) => a.at - b.at),
  football: [
    { at: clock('18:00'), minutes: 30, name: 'Helgerunden' },
    { at: clock('21:15'), minutes: 45, name: 'Målkveld' },
  ],
  ice: [{ at: clock('21:30'), minutes: 60, name: 'Studio Is' }],
  winter: [{ at: clock('20:00'), minutes: 30, name: 'Vintersport i dag' }],
  kids: [news('18:00', 10, 'Barnas kveldsnytt', 'Dagen forklart for dem som spør mest.')],
  entertainment: [{ at: clock('20:00'), minutes: 60, name: 'Lørdagskveld med Lindås' }],
};

/** Returns the fixed slots of a broadcast day (06:00 to 06:00), sorted. */
export function fixedSlotsOf(profile: Profile): readonly FixedSlot[] {
  return anchors[profile] ?? [];
}

type Pool = (title: Title) => boolean;

const genre =
  (...wanted: string[]): Pool =>
  (title) =>
    title.genres.some((one) => wanted.includes(one));
const both =
  (...pools: Pool[]): Pool =>
  (title) =>
    pools.every((pool) => pool(title));
const series: Pool = (title) => title.kind === 'series';
const film: Pool = (title) => title.kind === 'film';
const grown: Pool = (title) => !title.isForKids;
const mild: Pool = (title) => title.ageLimit <= 9;

/** Returns the titles for a wall-clock minute; stronger ones in the evening. */
export function poolOf(profile: Profile, minuteOfDay: number): Pool {
  const isLate = minuteOfDay >= clock('21:00') || minuteOfDay < clock('05:00');
  const isEarly = minuteOfDay >= clock('05:00') && minuteOfDay < clock('10:00');
  const byTime = (pool: Pool): Pool => (isLate ? pool : both(pool, mild));
  switch (profile) {
    case 'general':
      if (isEarly) return (title) => title.isForKids && series(title);
      return isLate
        ? both(grown, genre('Drama', 'Krim', 'Thriller'))
        : both(grown, mild, (title) => title.kind !== 'sport');
    case 'news':
      return genre('Nyheter', 'Samfunn', 'Økonomi', 'Dokumentar');
    case 'entertainment':
      return byTime(both(grown, genre('Komedie', 'Underholdning', 'Humor')));
    case 'film':
      return byTime(both(grown, film));
    case 'actionFilm':
      return byTime(both(film, genre('Action', 'Thriller', 'Science fiction', 'Eventyr')));
    case 'crime':
      return isLate ? genre('Krim', 'Thriller') : both(grown, genre('Krim', 'Thriller', 'Samfunn'));
    case 'nature':
      return genre('Natur', 'Vitenskap');
    case 'documentary':
      return genre('Dokumentar', 'Vitenskap', 'Historie', 'Kultur');
    case 'food':
      return genre('Mat', 'Underholdning', 'Natur');
    case 'music':
      return genre('Musikk', 'Kultur');
    case 'kids':
      return (title) => title.genres.includes('Barn') || (title.isForKids && title.ageLimit === 0);
    case 'junior':
      return (title) => title.genres.includes('Junior') || (title.isForKids && film(title));
    case 'football':
      return genre('Fotball', 'Håndball', 'Friidrett');
    case 'ice':
      return genre('Ishockey', 'Basket', 'Svømming');
    case 'winter':
      return genre('Langrenn', 'Hopp', 'Alpint', 'Skiskyting', 'Snowboard');
    case 'sport':
      return (title) => title.kind === 'sport' || title.genres.includes('Sport');
    case 'slow':
      return both(genre('Natur', 'Underholdning'), (title) => title.kind === 'programme');
    case 'romance':
      return byTime(both(grown, genre('Romantikk', 'Drama')));
    case 'night':
      return isLate ? genre('Skrekk', 'Thriller') : genre('Science fiction', 'Thriller', 'Fantasy', 'Krim');
  }
}
