import type { ViewerState } from '../state/viewerState.ts';

const minute = 60;

interface Viewing {
  /** Title id and how far he got, in seconds; the latest first. */
  readonly begun: readonly (readonly [titleId: string, seconds: number])[];
  readonly myList: readonly string[];
  readonly favourites: readonly string[];
}

/** What demo viewers have done before anyone signs in, so that a front page is lived in from the start. */
const viewings: Readonly<Record<string, Viewing>> = {
  'active@kunde.test': {
    begun: [
      ['fyret-pa-skarvoya-s1e3', 21 * minute],
      ['isfront', 48 * minute],
      ['kaldt-spor-s2e5', 37 * minute],
      ['kollektivet-pa-kalfaret-s1e2', 9 * minute],
      ['reinens-vei', 31 * minute],
      ['andre-siden-av-isen', 12 * minute],
      ['maktens-korridor-s3e1', 33 * minute],
    ],
    myList: [
      'heimdals-port',
      'kvinnene-i-kings-bay',
      'polarnatt',
      'kaffe-pa-kirkevoll',
      'musikkhuset',
      'orkanens-oye',
    ],
    favourites: ['nordlys', 'arena-1', 'kino-nord'],
  },
  'kids@kunde.test': {
    begun: [
      ['astronaut-astrid-s1e4', 5 * minute],
      ['undervannsbyen', 22 * minute],
      ['klubben-under-trappa-s2e1', 3 * minute],
    ],
    myList: ['lommedragen', 'snofnugg-og-sot', 'julenissens-reservekart'],
    favourites: ['lille-lys', 'sprett'],
  },
};

/** The accounts that have a viewing history. */
export const demoViewers = Object.keys(viewings);

/**
 * Writes the history of a demo account, each thing some hours before the other.
 *
 * @param now  epoch milliseconds; everything was done before it
 */
export function seedDemoViewing(viewer: ViewerState, email: string, userId: string, now: number): void {
  const viewing = viewings[email];
  if (!viewing || viewer.continueWatchingOf(userId).length > 0) return;
  const ago = (index: number): number => now - (index + 1) * 5 * 3_600_000;
  for (const [index, [titleId, seconds]] of viewing.begun.entries()) {
    viewer.saveProgress(userId, titleId, seconds, ago(index));
  }
  for (const [index, titleId] of viewing.myList.entries()) viewer.addToMyList(userId, titleId, ago(index));
  for (const [index, channelId] of viewing.favourites.entries()) {
    viewer.addFavourite(userId, channelId, ago(viewing.favourites.length - index));
  }
}
