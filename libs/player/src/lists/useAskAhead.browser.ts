import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { getTitle } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { sparesData } from '@tv/ui';
import type { ApiDispatch } from '../progress/progressCall.ts';
import { openAhead } from '../viewing/viewingsAhead.browser.ts';

/** @param isLocked  its details alone are asked for: how it is played is refused */
export type AskAhead = (id: string, isLocked: boolean) => void;

/**
 * Asks for what may be gone to next: its details, and how it is played, some three kilobytes together. Nothing is asked where data is
 * to be spared; what cannot be had is told of by its page.
 */
export function useAskAhead(): AskAhead {
  const dispatch = useDispatch<ApiDispatch>();
  const session = useSession();
  return useCallback(
    (id, isLocked) => {
      if (sparesData()) return;
      void dispatch(getTitle.initiate(id, { subscribe: false })).then(
        ({ data }) => data && !isLocked && openAhead(data, true, dispatch, session),
      );
    },
    [dispatch, session],
  );
}
