import { useState } from 'react';
import { useCurrentUser } from '@tv/auth';
import { openDeviceStorage } from '@tv/browser-storage/browser';
import { useIsHydrated } from '@tv/ssr';
import { addSearch, removeSearch, storedSearches } from './recentSearches.ts';

/** Returns the user's recent searches on this device, newest first; undefined until the user is known. */
export function useRecentSearches() {
  const currentUser = useCurrentUser();
  const isHydrated = useIsHydrated();
  const [storage] = useState(() => openDeviceStorage());
  const [, setChangeCount] = useState(0);
  const isKnown = isHydrated && (currentUser.kind === 'customer' || currentUser.state !== 'noAction');
  const stored = storedSearches(currentUser.kind === 'customer' ? currentUser.user.userId : undefined);
  const read = () => stored.read(storage) ?? [];
  const save = (searches: readonly string[]) => {
    if (searches.length === 0) stored.clear(storage);
    else stored.write(storage, [...searches]);
    setChangeCount((count) => count + 1);
  };
  return {
    searches: isKnown ? read() : undefined,
    // Another tab may have changed storage.
    add: (query: string) => save(addSearch(read(), query)),
    remove: (query: string) => save(removeSearch(read(), query)),
    removeAll: () => save([]),
  };
}
