import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getTitle, useApiDispatch } from '@tv/api-client';
import { links, type WatchTarget } from '@tv/routes';

export type SwitchTitle = (target: Pick<WatchTarget, 'kind' | 'id' | 'title'>) => Promise<void>;

/**
 * Plays another title in the same frame by fetching it before navigating. The latest call wins; replaces the history
 * entry.
 */
export function useSwitchTitle(): SwitchTitle {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const latestCall = useRef<object>(undefined);
  // The mini player keeps this mounted.
  useLayoutEffect(() => () => void (latestCall.current = undefined), [pathname]);
  return useCallback(
    async (target) => {
      const call = {};
      latestCall.current = call;
      // Errors are shown by the page.
      await dispatch(getTitle.initiate(target.id, { subscribe: false }));
      if (latestCall.current !== call) return;
      const skipCoverPage = target.kind === 'vod' ? { disableScpRedirect: true } : {};
      void navigate(links.watch({ ...target, ...skipCoverPage }), { replace: true });
    },
    [dispatch, navigate],
  );
}
