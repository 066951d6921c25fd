import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Title } from '../catalogue/title.ts';
import type { Lane } from '../content/pages/lane.ts';
import { lanesByPage } from '../content/pages/pages.ts';
import { gradesFor } from './drawing/palettes.ts';
import type { Grade } from './drawing/palettes.ts';

export interface Look {
  readonly picture: string;
  readonly grade: Grade;
}

/** Scenes similar to a catalogue picture, so that titles with the same picture look different on one page. */
const similarScenes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  aurora: ['aurora', 'tent', 'observatory', 'bonfire', 'glacier'],
  cabin: ['cabin', 'tent', 'staveChurch', 'bonfire'],
  castle: ['castle', 'staveChurch', 'library', 'rooftops', 'theatre'],
  city: ['city', 'metro', 'opera', 'rooftops', 'tram', 'controlRoom'],
  couple: ['couple', 'jetty', 'kitchen', 'bonfire'],
  face: ['face', 'bar', 'window', 'umbrellas', 'duo'],
  figure: ['figure', 'theatre', 'jetty', 'stairs'],
  fjord: ['fjord', 'waterfall', 'hairpins', 'glacier', 'jetty', 'bridge'],
  food: ['food', 'kitchen', 'bar'],
  forest: ['forest', 'birches', 'tent', 'bonfire', 'staveChurch'],
  harbour: ['harbour', 'rooftops', 'bridge', 'jetty', 'skerries', 'rig'],
  island: ['island', 'skerries', 'bonfire'],
  meadow: ['meadow', 'birches', 'hairpins', 'staveChurch', 'skerries'],
  road: ['road', 'hairpins', 'bridge'],
  room: ['room', 'kitchen', 'library', 'window'],
  sea: ['sea', 'rig', 'skerries', 'bridge', 'jetty', 'island'],
  snow: ['snow', 'glacier', 'cabin', 'waterfall', 'ski'],
  space: ['space', 'observatory', 'controlRoom'],
  stage: ['stage', 'theatre', 'bar', 'opera'],
  stairs: ['stairs', 'library', 'metro', 'controlRoom', 'kitchen'],
  street: ['street', 'tram', 'umbrellas', 'rooftops', 'metro', 'bar'],
  studio: ['studio', 'controlRoom', 'theatre', 'stage'],
  train: ['train', 'metro', 'tram', 'bridge'],
  window: ['window', 'kitchen', 'bar', 'umbrellas'],
  kidshill: ['kidshill', 'kidstown', 'kidsnight', 'kidswinter', 'kidssea'],
  kidsnight: ['kidsnight', 'kidsspace', 'kidsroom'],
  kidstown: ['kidstown', 'kidshill', 'kidsroom'],
  kidsroom: ['kidsroom', 'kidstown', 'kidsnight'],
  kidssea: ['kidssea', 'kidshill', 'kidswinter'],
  kidsspace: ['kidsspace', 'kidsnight', 'kidsroom'],
  kidswinter: ['kidswinter', 'kidshill', 'kidsnight'],
  pitch: ['pitch', 'arena'],
  rink: ['rink', 'arena'],
  ski: ['ski', 'arena', 'snow'],
};

/** Returns the scenes that can show a picture, its own first. */
export function scenesFor(picture: string): readonly [string, ...string[]] {
  return similarScenes[picture] ?? [picture];
}

const COMPARED_CARDS = 60;

function rowOf({ titles }: Lane, { titles: all }: Catalogue): readonly Title[] {
  // Uses a fixed instant for lanes that depend on the clock.
  return titles === undefined ? [] : titles(all, 0).slice(0, COMPARED_CARDS);
}

type NeighbourWeights = ReadonlyMap<string, number>;

/** Returns the titles next to each other, one further on, or under each other at the top of a page. */
function neighboursOf(catalogue: Catalogue): ReadonlyMap<string, NeighbourWeights> {
  const neighbours = new Map<string, Map<string, number>>();
  const besideOf = (id: string): Map<string, number> => {
    const known = neighbours.get(id) ?? new Map<string, number>();
    neighbours.set(id, known);
    return known;
  };
  const join = (one: Title | undefined, other: Title | undefined, weight: number): void => {
    if (!one || !other || one.id === other.id) return;
    for (const [a, b] of [
      [one.id, other.id],
      [other.id, one.id],
    ] as const)
      besideOf(a).set(b, Math.max(weight, besideOf(a).get(b) ?? 0));
  };
  for (const lanes of lanesByPage()) {
    const rows = lanes.map((lane) => rowOf(lane, catalogue)).filter(({ length }) => length > 0);
    for (const [index, row] of rows.entries()) {
      for (const [column, title] of row.entries()) {
        join(title, row[column + 1], 100);
        join(title, row[column + 2], 20);
        if (column < 5) join(title, rows[index + 1]?.[column], 10);
      }
    }
  }
  return neighbours;
}

/** Cost advantage of the best-suited choice. */
const FIRST_CHOICE_BONUS = 6;

/** The cheapest choice: a neighbour's choice costs most, general use a little. */
function cheapest<T extends string>(
  choices: readonly [T, ...T[]],
  beside: readonly (readonly [taken: T | undefined, weight: number])[],
  uses: ReadonlyMap<string, number>,
): T {
  const cost = (choice: T): number =>
    beside.reduce((sum, [taken, weight]) => sum + (taken === choice ? weight : 0), 0) +
    (uses.get(choice) ?? 0) / 2;
  const [first, ...rest] = choices;
  // Another choice must be clearly cheaper than the best-suited one.
  return rest.reduce(
    (best, choice) => (cost(choice) < cost(best) - (best === first ? FIRST_CHOICE_BONUS : 0) ? choice : best),
    first,
  );
}

const ROUNDS = 4;

/** Assigns each title a look that differs from its neighbours' where possible; deterministic. */
export function assignLooks(catalogue: Catalogue): ReadonlyMap<string, Look> {
  const neighbours = neighboursOf(catalogue);
  const looks = new Map<string, Look>();
  const uses = new Map<string, number>();
  const count = ({ picture, grade }: Look, by: 1 | -1): void => {
    for (const name of [picture, grade]) uses.set(name, (uses.get(name) ?? 0) + by);
  };
  const ids = new Set([...neighbours.keys(), ...catalogue.titles.map(({ id }) => id)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const id of ids) {
      const title = catalogue.title(id);
      if (!title) continue;
      const former = looks.get(id);
      if (former) count(former, -1);
      const beside = [...(neighbours.get(id) ?? [])].map(
        ([other, weight]) => [looks.get(other), weight] as const,
      );
      const picture = cheapest(
        scenesFor(title.picture),
        beside.map(([look, weight]) => [look?.picture, weight] as const),
        uses,
      );
      const grade = cheapest(
        gradesFor(picture, title.genres),
        // A neighbour with the same scene should at least have another grade.
        beside.map(
          ([look, weight]) => [look?.grade, look?.picture === picture ? weight * 3 : weight] as const,
        ),
        uses,
      );
      looks.set(id, { picture, grade });
      count({ picture, grade }, 1);
    }
  }
  return looks;
}
