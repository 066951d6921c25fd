import { useId, useState } from 'react';
import { useBrand } from '@tv/config';
import { Link } from '@tv/ssr';
import { Button, SearchIcon } from '@tv/ui';
import type { HelpEntry } from '../page/editorialPage.ts';
import { getBrandPages } from '../page/findEditorialPage.ts';
import styles from './HelpSearch.module.css';
import { searchHelp, MIN_QUERY_LENGTH, type HelpHit } from './searchHelp.ts';

type Index = readonly HelpEntry[] | 'failed' | undefined;

function hitsText(count: number, query: string): string {
  if (count === 0) return `Ingen treff på «${query}»`;
  return count === 1 ? '1 treff' : `${count} treff`;
}

function Hits({ hits }: { readonly hits: readonly HelpHit[] }) {
  return (
    <ul className={styles.hits}>
      {hits.map(({ to, title, pageTitle }) => (
        <li key={to}>
          <Link to={to} className={styles.hit}>
            <span>{title}</span>
            {pageTitle !== undefined && <span className={styles.place}>{pageTitle}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Client-side help search; its index loads on focus. */
export function HelpSearch() {
  const { help } = getBrandPages(useBrand());
  const [index, setIndex] = useState<Index>(() => help.current());
  const [query, setQuery] = useState('');
  const id = useId();
  const loadIndex = (): void => void help().then(setIndex, () => setIndex('failed'));

  const trimmedQuery = query.trim();
  const isQueryLongEnough = trimmedQuery.length >= MIN_QUERY_LENGTH;
  const hits =
    isQueryLongEnough && index !== undefined && index !== 'failed'
      ? searchHelp(index, trimmedQuery)
      : undefined;
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id} className={styles.label}>
        Søk i hjelp
      </label>
      <span className={styles.field}>
        <SearchIcon className={styles.icon} />
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="For eksempel passord eller faktura"
          value={query}
          onFocus={loadIndex}
          onChange={({ target }) => setQuery(target.value)}
        />
      </span>
      <p role="status" className={styles.status}>
        {hits && hitsText(hits.length, trimmedQuery)}
      </p>
      {hits?.length === 0 && (
        <p className={styles.advice}>Prøv et kortere ord, eller navnet på tjenesten det gjelder.</p>
      )}
      {hits !== undefined && hits.length > 0 && <Hits hits={hits} />}
      {isQueryLongEnough && index === 'failed' && (
        <p role="alert" className={styles.failed}>
          Søket lot seg ikke hente.
          <Button size="small" onClick={loadIndex}>
            Prøv igjen
          </Button>
        </p>
      )}
    </form>
  );
}
