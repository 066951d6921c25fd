import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { search as searchEndpoint } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { links } from '@tv/routes';
import { PartBoundary, useIsHydrated } from '@tv/ssr';
import { Button, ClockIcon, SearchIcon, VisuallyHidden } from '@tv/ui';
import { SearchField } from '@tv/ui/searchField';
import { PopularTitles } from './PopularTitles.tsx';
import { Results, ResultsSkeleton } from './Results.tsx';
import styles from './SearchPage.module.css';
import { hitsText, resultGroups } from './resultGroups.ts';
import { suggestions } from './suggestions.ts';
import { isResultFor, MAX_QUERY_LENGTH, toSearchQuery } from './toSearchQuery.ts';
import { useDebouncedQuery } from './useDebouncedQuery.ts';
import { useRecentSearches } from './useRecentSearches.browser.ts';

/** React Router's key of the first location. */
const INITIAL_KEY = 'default';

/** Focuses the field after a navigation here or if `isEmptyStart`, not on back navigation. */
function useInitialFocus(input: RefObject<HTMLInputElement | null>, isEmptyStart: boolean): void {
  const wasOpenedByLink = useNavigationType() === NavigationType.Push;
  const focusField = useEffectEvent(() => {
    const field = input.current;
    // Keeps the focus if the server-rendered page is already in use.
    const isFocusFree = wasOpenedByLink || field?.ownerDocument.activeElement === field?.ownerDocument.body;
    if ((wasOpenedByLink || isEmptyStart) && isFocusFree) field?.focus();
  });
  // Ignores later navigations.
  useEffect(() => focusField(), []);
}

const ICONS = { last: <ClockIcon />, title: <SearchIcon /> } as const;

/** `/search` (ROUTE-11): field and results (SEARCH-01). */
export function SearchPage() {
  const { text, setText, typedQuery, searchQuery, type, goToQuery } = useDebouncedQuery();
  const { key } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  useInitialFocus(input, key === INITIAL_KEY && searchQuery === undefined);

  // Reads the cache; `Results` owns the request.
  const isHydrated = useIsHydrated();
  const { data: latest } = searchEndpoint.useQueryState(searchQuery ?? '', {
    skip: searchQuery === undefined || !isHydrated,
  });
  const isAnswered = searchQuery !== undefined && latest !== undefined && isResultFor(latest, searchQuery);
  const suggested = suggestions(text, {
    last: recent.searches ?? [],
    titles: latest?.groups.flatMap(({ items }) => items.map(({ title }) => title)) ?? [],
  });
  const isEmpty = text.trim() === '';

  function submit(): void {
    if (typedQuery !== undefined && typedQuery !== searchQuery) goToQuery(typedQuery);
  }
  function choose(chosen: string): void {
    setText(chosen);
    goToQuery(toSearchQuery(chosen));
  }
  return (
    <div className={styles.page}>
      <DocumentHead
        title={searchQuery === undefined ? 'Søk' : `Søk: ${searchQuery}`}
        path={links.search()}
        isHidden={searchQuery !== undefined}
      />
      <VisuallyHidden>
        <h1>{searchQuery === undefined ? 'Søk' : `Treff på «${searchQuery}»`}</h1>
      </VisuallyHidden>
      <div className={styles.field}>
        <SearchField
          label="Søk"
          placeholder="Film, serie, program eller kanal"
          name="q"
          value={text}
          onChange={setText}
          onSubmit={submit}
          entries={suggested.map(({ text: entry, kind }) => ({ text: entry, icon: ICONS[kind] }))}
          entriesLabel={isEmpty ? 'Siste søk' : 'Forslag'}
          layout={isEmpty ? 'rows' : 'line'}
          header={
            <div className={styles.lastHead}>
              <h2 className={styles.lastName}>Siste søk</h2>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  recent.removeAll();
                  input.current?.focus();
                }}
              >
                Fjern alle
              </Button>
            </div>
          }
          onChoose={choose}
          onRemove={recent.remove}
          removeLabel={(entry) => `Fjern «${entry}» fra siste søk`}
          maxLength={MAX_QUERY_LENGTH}
          input={input}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {isAnswered && typedQuery === searchQuery
            ? hitsText(resultGroups(latest, searchQuery), searchQuery)
            : ''}
        </span>
      </VisuallyHidden>
      {searchQuery === undefined ? (
        recent.searches && <PopularTitles />
      ) : (
        <PartBoundary fallback={<ResultsSkeleton />}>
          <Results
            query={searchQuery}
            type={type}
            onTypeChange={(kind) => goToQuery(searchQuery, kind)}
            onOpen={() => recent.add(searchQuery)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
