import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openStorage } from '@tv/config';
import { links } from '@tv/routes';
import { wayBackFrom } from './wayBack.ts';

/** React Router numbers its history entries from 0, where the document was loaded. */
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
 * Navigates back in the history; if that would leave the app, to the page before the sign-in or the front
 * page.
 *
 * @returns acts once per page
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
