import type { Catalogue } from '../catalogue/catalogue.ts';
import { userIdOf } from './accounts.ts';
import type { ViewerState } from './viewerState.ts';

interface Past {
  readonly email: string;
  /** With the watched ratio, latest first. */
  readonly begun: readonly (readonly [id: string, ratio: number])[];
  readonly myList: readonly string[];
  readonly favourites: readonly string[];
}

const hour = 3600 * 1000;

/** Accounts with initial activity; all others start empty. */
export function viewerPasts({ titles }: Pick<Catalogue, 'titles'>): readonly Past[] {
  const open = titles.filter(({ availability }) => availability.kind === 'always');
  const films = open.filter(({ kind, isForKids }) => kind === 'film' && !isForKids);
  const kids = open.filter(({ isForKids }) => isForKids);
  const episodes = open.flatMap(({ kind, isForKids, seasons }) =>
    kind === 'series' && !isForKids ? (seasons[0]?.slice(1, 2) ?? []) : [],
  );
  const ids = (list: readonly { readonly id: string }[], from: number, to: number): readonly string[] =>
    list.slice(from, to).map(({ id }) => id);
  return [
    {
      email: 'services@kunde.test',
      begun: [
        ...ids(episodes, 0, 3).map((id, index) => [id, 0.3 + index * 0.2] as const),
        ...ids(films, 3, 6).map((id, index) => [id, 0.15 + index * 0.25] as const),
      ],
      myList: ids(films, 8, 16),
      favourites: ['nordlys', 'arena-1', 'kino-nord'],
    },
    {
      email: 'kids@kunde.test',
      begun: ids(
        kids.filter(({ kind }) => kind === 'film'),
        0,
        2,
      ).map((id) => [id, 0.5] as const),
      myList: ids(kids, 2, 8),
      favourites: ['lille-lys', 'sprett'],
    },
  ];
}

/** Stores the initial activity of demo accounts. */
export function seedViewers(catalogue: Catalogue, viewer: ViewerState, now: number): void {
  for (const { email, begun, myList, favourites } of viewerPasts(catalogue)) {
    const userId = userIdOf(email);
    for (const [index, [id, ratio]] of begun.entries()) {
      const { durationSeconds = 0 } = catalogue.title(id) ?? catalogue.episode(id) ?? {};
      viewer.saveProgress(userId, id, Math.round(durationSeconds * ratio), now - (index + 2) * hour);
    }
    for (const [index, id] of myList.entries()) viewer.addToMyList(userId, id, now - (index + 1) * hour);
    for (const [index, id] of favourites.entries()) viewer.addFavourite(userId, id, now - (9 - index) * hour);
  }
}
