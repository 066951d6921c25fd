import type { StoredItem } from '@tv/browser-storage';
import { storedDismissals } from './banner/dismissals.ts';
import { storedSearches } from './search/recentSearches.ts';

/** Values that a customer can clear in the settings. */
export const clearableValues = (userId: string): readonly StoredItem[] => [
  storedSearches(userId),
  storedDismissals,
];
