import type { ProviderId } from './providers.ts';
import type { SeededRandom } from './seededRandom.ts';

type Weighted = readonly (readonly [ProviderId, number])[];

const ofFilms: Weighted = [
  ['arkivet', 26],
  ['skyShowtime', 18],
  ['nordiskFilm', 18],
  ['viaplay', 13],
  ['max', 13],
  ['tv2play', 6],
  ['nrk', 6],
];
const ofSeries: Weighted = [
  ['arkivet', 20],
  ['skyShowtime', 18],
  ['viaplay', 15],
  ['max', 15],
  ['nrk', 16],
  ['tv2play', 16],
];
const ofKids: Weighted = [
  ['nrk', 35],
  ['arkivet', 25],
  ['skyShowtime', 15],
  ['max', 10],
  ['nordiskFilm', 15],
];
const ofSport: Weighted = [
  ['vsport', 40],
  ['tv2sport', 25],
  ['eurosport', 25],
  ['viaplay', 10],
];
const ofFactual: Weighted = [
  ['nrk', 45],
  ['arkivet', 35],
  ['tv2play', 20],
];

export const weights = { ofFilms, ofSeries, ofKids, ofSport, ofFactual };

function draw(random: SeededRandom, table: Weighted): ProviderId {
  let left = random.next() * table.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [id, weight] of table) {
    left -= weight;
    if (left < 0) return id;
  }
  return 'arkivet';
}

/** Picks one provider of a title, and for a third of them a second. */
export function pickProviders(random: SeededRandom, table: Weighted): [ProviderId, ...ProviderId[]] {
  const first = draw(random, table);
  if (!random.chance(0.33)) return [first];
  const second = draw(random, table);
  return second === first ? [first] : [first, second];
}
