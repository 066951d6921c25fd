import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { abortSearch, search as searchEndpoint } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { PartBoundary, useIsHydrated } from '@tv/rendering';
import { links, readSearchQuery } from '@tv/routes';
import { Button, ClockIcon, SearchIcon, VisuallyHidden } from '@tv/ui';
import { SearchField } from '@tv/ui/searchField';
import { PopularTitles } from './PopularTitles.tsx';
import { Results } from './Results.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import styles from './SearchPage.module.css';
import { answers, LONGEST, questionOf } from './question.ts';
import { hitsText, resultGroups } from './resultGroups.ts';
import { suggestions } from './suggestions.ts';
import { useLastSearches } from './useLastSearches.browser.ts';

const PAUSE_MS = 300;

/** URL updates made by typing must not overwrite the input. */
const TYPED = { isTyped: true };

/** React Router's key of the first location. */
const INITIAL_KEY = 'default';

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state;
}

const ICONS = { last: <ClockIcon />, title: <SearchIcon /> } as const;

/**
 * `/search` (ROUTE-11): field and results (SEARCH-01). The URL follows with `replace`, so one step back
 * leaves the page.
 */
export function SearchPage() {
  const location = useLocation();
  const { search, key } = location;
  const state: unknown = location.state;
  const { query, type } = readSearchQuery(search);
  const question = questionOf(query);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const last = useLastSearches();

  const [text, setText] = useState(query);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (!isTyped(state)) setText(query);
  }

  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const ahead = useRef<string>(undefined);
  function go(next: string | undefined, kind?: string): void {
    // Aborts a prefetched query that never reached the URL.
    if (ahead.current !== undefined && ahead.current !== next) dispatch(abortSearch(ahead.current));
    ahead.current = next;
    // Requests before navigating; the results reuse it.
    if (next !== undefined && next !== question) {
      void dispatch(searchEndpoint.initiate(next, { subscribe: false }));
    }
    void navigate(links.search(next, kind), { replace: true, state: TYPED });
  }
  const typed = questionOf(text);
  useEffect(() => {
    if (typed === question) return undefined;
    const timer = setTimeout(() => go(typed), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
    // `goToQuery` does not depend on the render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, question, text]);

  // Focuses the field after a navigation here, not on back navigation or for a URL with results.
  const isOpened = useNavigationType() === NavigationType.Push;
  const [focusesField] = useState(isOpened || (key === INITIAL_KEY && question === undefined));
  useEffect(() => {
    const field = input.current;
    // Keeps the focus if the server-rendered page is already in use.
    const isFree = isOpened || field?.ownerDocument.activeElement === field?.ownerDocument.body;
    if (focusesField && isFree) field?.focus();
    // Ignores later navigations.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [focusesField]);

  // Reads the cache; `Results` owns the request.
  const isHydrated = useIsHydrated();
  const { data: latest } = searchEndpoint.useQueryState(question ?? '', {
    skip: question === undefined || !isHydrated,
  });
  const isAnswered = question !== undefined && latest !== undefined && answers(latest, question);
  const offered = suggestions(text, {
    last: last.searches ?? [],
    titles: latest?.groups.flatMap(({ items }) => items.map(({ title }) => title)) ?? [],
  });
  const isEmpty = text.trim() === '';

  function submit(): void {
    if (typed !== undefined && typed !== question) go(typed);
  }
  function choose(chosen: string): void {
    setText(chosen);
    go(questionOf(chosen));
  }
  return (
    <div className={styles.page}>
      <DocumentHead
        title={question === undefined ? 'Søk' : `Søk: ${question}`}
        path={links.search()}
        isHidden={question !== undefined}
      />
      <VisuallyHidden>
        <h1>{question === undefined ? 'Søk' : `Treff på «${question}»`}</h1>
      </VisuallyHidden>
      <div className={styles.field}>
        <SearchField
          label="Søk"
          placeholder="Film, serie, program eller kanal"
          value={text}
          onChange={setText}
          onSubmit={submit}
          entries={offered.map(({ text: entry, kind }) => ({ text: entry, icon: ICONS[kind] }))}
          entriesLabel={isEmpty ? 'Siste søk' : 'Forslag'}
          layout={isEmpty ? 'rows' : 'line'}
          header={
            <div className={styles.lastHead}>
              <h2 className={styles.lastName}>Siste søk</h2>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  last.removeAll();
                  input.current?.focus();
                }}
              >
                Fjern alle
              </Button>
            </div>
          }
          onChoose={choose}
          onRemove={last.remove}
          removeLabel={(entry) => `Fjern «${entry}» fra siste søk`}
          maxLength={LONGEST}
          input={input}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {isAnswered && typed === question ? hitsText(resultGroups(latest, question), question) : ''}
        </span>
      </VisuallyHidden>
      {question === undefined ? (
        last.searches && <PopularTitles />
      ) : (
        <PartBoundary fallback={<ResultsSkeleton />}>
          <Results
            question={question}
            type={type}
            onType={(kind) => go(question, kind)}
            onOpen={() => last.add(question)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
