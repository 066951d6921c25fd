import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@tv/rendering';
import { ChevronRightIcon } from '@tv/ui';
import styles from './SectionTiles.module.css';
import type { PageEntry } from './writtenPage.ts';

interface SectionTilesProps {
  readonly title: string;
  readonly entries: readonly PageEntry[];
  readonly foot?: (entry: PageEntry) => ReactNode;
  /** Shows titles without summaries. */
  readonly isBrief?: boolean;
}

/** Links to other pages as tiles. */
export function SectionTiles({ title, entries, foot, isBrief = false }: SectionTilesProps) {
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
              {foot?.(entry)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
