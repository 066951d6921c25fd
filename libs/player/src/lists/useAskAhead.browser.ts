import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { getTitle } from '@tv/api-client';
import { sparesData } from '@tv/ui';
import type { ApiDispatch } from '../progress/progressCall.ts';

/**
 * Asks for the details of what may be gone to next, some two kilobytes, so that nothing but how it is played is left to ask. That is
 * not asked ahead, since it opens a viewing. Nothing is asked where data is to be spared; what cannot be had is told of by its page.
 */
export function useAskAhead(): (id: string) => void {
  const dispatch = useDispatch<ApiDispatch>();
  return useCallback(
    (id) => {
      if (!sparesData()) void dispatch(getTitle.initiate(id, { subscribe: false }));
    },
    [dispatch],
  );
}
