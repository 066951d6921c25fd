import type { Catalogue } from '../catalogue/catalogue.ts';
import { userIdOf } from './accounts.ts';
import type { UserActivity } from './userActivity.ts';

interface DemoActivity {
  readonly email: string;
  /** With the watched ratio, latest first. */
  readonly inProgress: readonly (readonly [id: string, ratio: number])[];
  readonly myList: readonly string[];
  readonly favourites: readonly string[];
}

const hour = 3600 * 1000;

/** Accounts with initial activity; all others start empty. */
export function createDemoActivities({ titles }: Pick<Catalogue, 'titles'>): readonly DemoActivity[] {
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
      inProgress: [
        ...ids(episodes, 0, 3).map((id, index) => [id, 0.3 + index * 0.2] as const),
        ...ids(films, 3, 6).map((id, index) => [id, 0.15 + index * 0.25] as const),
      ],
      myList: ids(films, 8, 16),
      favourites: ['nordlys', 'arena-1', 'kino-nord'],
    },
    {
      email: 'kids@kunde.test',
      inProgress: ids(
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
export function seedUserActivity(catalogue: Catalogue, userActivity: UserActivity, now: number): void {
  for (const { email, inProgress, myList, favourites } of createDemoActivities(catalogue)) {
    const userId = userIdOf(email);
    for (const [index, [id, ratio]] of inProgress.entries()) {
      const { durationSeconds = 0 } = catalogue.title(id) ?? catalogue.episode(id) ?? {};
      userActivity.saveProgress(userId, id, Math.round(durationSeconds * ratio), now - (index + 2) * hour);
    }
    for (const [index, id] of myList.entries())
      userActivity.addToMyList(userId, id, now - (index + 1) * hour);
    for (const [index, id] of favourites.entries())
      userActivity.addFavourite(userId, id, now - (9 - index) * hour);
  }
}
