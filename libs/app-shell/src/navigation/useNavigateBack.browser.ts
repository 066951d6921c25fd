import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openTabStorage } from '@tv/browser-storage/browser';
import { links } from '@tv/routes';
import { getPreviousPage } from './previousPage.ts';

/** React Router numbers history entries from 0, the document's first page. */
function hasPageBefore(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

/** Navigates back, once per page; not out of the app, but to the page before sign-in or the front page. */
export function useNavigateBack(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, key } = useLocation();
  const path = `${pathname}${search}${hash}`;
  const leftKey = useRef<string>(undefined);
  return useCallback(() => {
    if (leftKey.current === key) return;
    leftKey.current = key;
    if (hasPageBefore(window.history.state)) void navigate(-1);
    else void navigate(getPreviousPage(openTabStorage(), path) ?? links.front());
  }, [navigate, path, key]);
}
