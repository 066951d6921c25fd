import { useState } from 'react';
import { useCurrentUser } from '@tv/auth';
import { openStorage } from '@tv/config';
import { useIsHydrated } from '@tv/ssr';
import { recentSearchesKey, parseRecentSearches, removeSearch, addSearch } from './recentSearches.ts';

export interface RecentSearches {
  /** Newest first; undefined until the user is known. */
  readonly searches: readonly string[] | undefined;
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly removeAll: () => void;
}

/** The user's recent searches on this device. */
export function useRecentSearches(): RecentSearches {
  const currentUser = useCurrentUser();
  const isHydrated = useIsHydrated();
  const [storage] = useState(() => openStorage(() => window.localStorage));
  const [, setChangeCount] = useState(0);
  const isKnown = isHydrated && (currentUser.kind === 'customer' || currentUser.state !== 'noAction');
  const key = recentSearchesKey(currentUser.kind === 'customer' ? currentUser.user.userId : undefined);
  const stored = () => parseRecentSearches(storage.getItem(key));
  const save = (searches: readonly string[]) => {
    if (searches.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(searches));
    setChangeCount((count) => count + 1);
  };
  return {
    searches: isKnown ? stored() : undefined,
    // Another tab may have changed storage.
    add: (query) => save(addSearch(stored(), query)),
    remove: (query) => save(removeSearch(stored(), query)),
    removeAll: () => save([]),
  };
}
