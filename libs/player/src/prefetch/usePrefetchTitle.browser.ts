import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { getTitle } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { prefersReducedData } from '@tv/ui';
import type { ApiDispatch } from '../progress/progressRequest.ts';
import { prefetchPlayback } from './prefetchPlayback.browser.ts';

/** @param isLocked  details only; playback would be refused */
export type PrefetchTitle = (id: string, isLocked: boolean) => void;

/** Prefetches a channel's details and playback, unless the user prefers reduced data. */
export function usePrefetchTitle(): PrefetchTitle {
  const dispatch = useDispatch<ApiDispatch>();
  const session = useSession();
  return useCallback(
    (id, isLocked) => {
      if (prefersReducedData()) return;
      void dispatch(getTitle.initiate(id, { subscribe: false })).then(
        ({ data }) => data && !isLocked && prefetchPlayback(data, true, dispatch, session),
      );
    },
    [dispatch, session],
  );
}
