import type { SeededRandom } from './seededRandom.ts';

const firstNames = [
  'Ingrid',
  'Even',
  'Sunniva',
  'Håkon',
  'Marit',
  'Jonas',
  'Ragnhild',
  'Sivert',
  'Aurora',
  'Torbjørn',
  'Live',
  'Kasper',
  'Solveig',
  'Ådne',
  'Thea',
  'Gard',
  'Oda',
  'Eirik',
  'Selma',
  'Vetle',
  'Astrid',
  'Brage',
  'Hedvig',
  'Isak',
  'Yasmin',
  'Amir',
  'Elle',
  'Aslak',
  'Nadia',
  'Samuel',
] as const;

const lastNames = [
  'Solvang',
  'Rudshaug',
  'Myrvoll',
  'Tangen',
  'Brekkestad',
  'Lundemo',
  'Fjeldvik',
  'Havnås',
  'Skogli',
  'Nesheim',
  'Kvalsund',
  'Aasgard',
  'Ødemark',
  'Sjøvold',
  'Heggelund',
  'Strandvoll',
  'Grindheim',
  'Utne',
  'Vågland',
  'Blix',
  'Rostad',
  'Eira',
  'Kemi',
  'Farahani',
  'Dvergsdal',
  'Moltzau',
  'Tveito',
  'Ringsaker',
  'Holmgard',
  'Ytrehus',
] as const;

export function personName(random: SeededRandom): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

/** Returns distinct fictional names. */
export function personNames(random: SeededRandom, size: number): string[] {
  const names = new Set<string>();
  while (names.size < size) names.add(personName(random));
  return [...names];
}
