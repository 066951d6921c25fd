import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openStorage } from '@tv/config';
import { links } from '@tv/routes';
import { wayBackFrom } from './wayBack.ts';

/**
 * Whether the entry of the history before this one is a page of the app. The router numbers its entries, from 0 where
 * a document began: before that one lies another site, the sign-in, or nothing.
 */
function hasPageBefore(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

/**
 * Leaves a page for where the viewer came from: a step back, so that he finds the page as he left it. Where the
 * step would lead out of the app, to the page that he came from by way of the sign-in, else to the front page.
 *
 * @returns leaves, once, however often it is called
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const path = `${pathname}${search}${hash}`;
  const left = useRef<string>(undefined);
  return useCallback(() => {
    if (left.current === key) return;
    left.current = key;
    if (hasPageBefore(window.history.state)) void navigate(-1);
    else
      void navigate(
        wayBackFrom(
          openStorage(() => window.sessionStorage),
          path,
        ) ?? links.front(),
      );
  }, [navigate, path, key]);
}
