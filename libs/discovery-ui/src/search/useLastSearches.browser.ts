import { useState } from 'react';
import { useCurrentUser } from '@tv/auth';
import { openStorage } from '@tv/config';
import { useIsHydrated } from '@tv/rendering';
import { lastSearchesKey, parseLastSearches, withoutSearch, withSearch } from './lastSearches.ts';

export interface LastSearches {
  /** Newest first; undefined until the user is known. */
  readonly searches: readonly string[] | undefined;
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
  readonly removeAll: () => void;
}

/** The user's recent searches on this device. */
export function useLastSearches(): LastSearches {
  const viewer = useCurrentUser();
  const isHydrated = useIsHydrated();
  const [storage] = useState(() => openStorage(() => window.localStorage));
  const [, setChanges] = useState(0);
  const isKnown = isHydrated && (viewer.kind === 'customer' || viewer.state !== 'noAction');
  const key = lastSearchesKey(viewer.kind === 'customer' ? viewer.user.userId : undefined);
  const stored = () => parseLastSearches(storage.getItem(key));
  const change = (searches: readonly string[]) => {
    if (searches.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(searches));
    setChanges((count) => count + 1);
  };
  return {
    searches: isKnown ? stored() : undefined,
    // Another tab may have changed storage.
    add: (query) => change(withSearch(stored(), query)),
    remove: (query) => change(withoutSearch(stored(), query)),
    removeAll: () => change([]),
  };
}
