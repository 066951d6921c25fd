import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { getTitle } from '@tv/api-client';
import { links, type WatchTarget } from '@tv/routes';
import type { ApiDispatch } from '../progress/progressCall.ts';

export type GoTo = (target: Pick<WatchTarget, 'kind' | 'id' | 'title'>) => Promise<void>;

/**
 * Plays another title in the same frame. Fetches the title first, since the frame survives only if the page
 * has it at once. The latest call wins; navigating away cancels. Replaces the history entry.
 */
export function useGoTo(): GoTo {
  const dispatch = useDispatch<ApiDispatch>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latest = useRef<object>(undefined);
  // The mini player may keep this mounted on the next page.
  useLayoutEffect(() => () => void (latest.current = undefined), [pathname]);
  return useCallback(
    async (target) => {
      const mine = {};
      latest.current = mine;
      // Errors are shown by the page.
      await dispatch(getTitle.initiate(target.id, { subscribe: false }));
      if (latest.current !== mine) return;
      const stays = target.kind === 'vod' ? { disableScpRedirect: true } : {};
      void navigate(links.watch({ ...target, ...stays }), { replace: true });
    },
    [dispatch, navigate],
  );
}
