import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@tv/ssr';
import { ChevronRightIcon } from '@tv/ui';
import styles from './PageTiles.module.css';
import type { PageEntry } from './editorialPage.ts';

interface PageTilesProps {
  readonly title: string;
  readonly entries: readonly PageEntry[];
  readonly renderFooter?: (entry: PageEntry) => ReactNode;
  /** Shows titles without summaries. */
  readonly isBrief?: boolean;
}

export function PageTiles({ title, entries, renderFooter, isBrief = false }: PageTilesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={isBrief ? styles.names : styles.tiles}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={isBrief ? styles.name : styles.tile}>
              <span className={styles.heading}>
                {entry.title}
                <ChevronRightIcon className={styles.mark} />
              </span>
              {!isBrief && <span className={styles.summary}>{entry.summary}</span>}
              {renderFooter?.(entry)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
