import { useCallback } from 'react';
import { getTitle, useApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { prefersReducedData } from '@tv/lazy';
import { usePlayerPool } from './playerPool.ts';
import { prefetchPlayback } from './prefetchPlayback.browser.ts';

/** @param isLocked  details only; playback would be refused */
export type PrefetchTitle = (id: string, isLocked: boolean) => void;

/** Prefetches a channel's details and playback, unless the user prefers reduced data. */
export function usePrefetchTitle(): PrefetchTitle {
  const dispatch = useApiDispatch();
  const session = useSession();
  const playerPool = usePlayerPool();
  return useCallback(
    (id, isLocked) => {
      if (prefersReducedData()) return;
      void dispatch(getTitle.initiate(id, { subscribe: false })).then(
        ({ data }) => data && !isLocked && prefetchPlayback(data, true, { dispatch, session, playerPool }),
      );
    },
    [dispatch, session, playerPool],
  );
}
