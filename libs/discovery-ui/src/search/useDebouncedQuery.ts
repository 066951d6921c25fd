import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { abortSearch, search as searchEndpoint, useApiDispatch } from '@tv/api-client';
import { links, readSearchQuery } from '@tv/routes';
import { toSearchQuery } from './toSearchQuery.ts';

const SEARCH_DEBOUNCE_MS = 300;

/** URL updates made by typing must not overwrite the input. */
const TYPED_STATE = { isTyped: true };

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state;
}

/**
 * Returns the text of the search field, and the query and type of the URL. The URL follows after a debounce of 300 ms
 * by replacement, so Back leaves the page. The text follows other navigations.
 */
export function useDebouncedQuery() {
  const location = useLocation();
  const { query, type } = readSearchQuery(location.search);
  const searchQuery = toSearchQuery(query);
  const navigate = useNavigate();

  const [text, setText] = useState(query);
  const [syncedKey, setSyncedKey] = useState(location.key);
  if (syncedKey !== location.key) {
    setSyncedKey(location.key);
    if (!isTyped(location.state)) setText(query);
  }

  const dispatch = useApiDispatch();
  const prefetchedQuery = useRef<string>(undefined);
  function goToQuery(next: string | undefined, kind?: string): void {
    // Aborts a prefetched query that never reached the URL.
    if (prefetchedQuery.current !== undefined && prefetchedQuery.current !== next)
      dispatch(abortSearch(prefetchedQuery.current));
    prefetchedQuery.current = next;
    // Requests before navigating; the results reuse it.
    if (next !== undefined && next !== searchQuery) {
      void dispatch(searchEndpoint.initiate(next, { subscribe: false }));
    }
    void navigate(links.search(next, kind), { replace: true, state: TYPED_STATE });
  }
  const typedQuery = toSearchQuery(text);
  const goToTypedQuery = useEffectEvent(() => goToQuery(typedQuery));
  useEffect(() => {
    if (typedQuery === searchQuery) return undefined;
    const timer = setTimeout(() => goToTypedQuery(), text === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typedQuery, searchQuery, text]);

  return { text, setText, typedQuery, searchQuery, type, goToQuery };
}
