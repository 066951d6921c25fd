import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { getTitle } from '@tv/api-client';
import { links, type WatchTarget } from '@tv/routes';
import type { ApiDispatch } from '../progress/progressCall.ts';

/** Leads to something else to watch. */
export type GoTo = (target: Pick<WatchTarget, 'kind' | 'id' | 'title'>) => Promise<void>;

/**
 * Plays something else in the same frame: it is asked for first, since the frame stays only where the page knows the title at once.
 * What is asked for later wins, and who leaves meanwhile is not brought back. Going back leads out of all of it.
 */
export function useGoTo(): GoTo {
  const dispatch = useDispatch<ApiDispatch>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef<object>(undefined);
  // The player may go on in a corner of the page that he has gone to.
  useLayoutEffect(() => () => void (latest.current = undefined), [pathname]);
  return useCallback(
    async (target) => {
      const mine = {};
      latest.current = mine;
      // What cannot be had is told of by the page.
      await dispatch(getTitle.initiate(target.id, { subscribe: false }));
      if (latest.current !== mine) return;
      const stays = target.kind === 'vod' ? { disableScpRedirect: true } : {};
      void navigate(links.watch({ ...target, ...stays }), { replace: true });
    },
    [dispatch, navigate],
  );
}
