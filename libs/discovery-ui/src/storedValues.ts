import type { StoredItem } from '@tv/browser-storage';
import { storedDismissals } from './banner/dismissals.ts';
import { storedSearches } from './search/recentSearches.ts';

/** Values of a customer that the settings list, or that another user of the tab must not see. */
export const storedValuesOf = (userId: string): readonly StoredItem[] => [
  storedSearches(userId),
  storedDismissals,
];
