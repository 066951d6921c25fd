import { ChevronDownIcon } from '@tv/ui';
import styles from './TableOfContents.module.css';
import type { TocEntry } from './tocEntries.ts';
import { useActiveHeading } from './useActiveHeading.browser.ts';

interface TableOfContentsProps {
  readonly entries: readonly TocEntry[];
}

function Entries({ entries, current }: TableOfContentsProps & { readonly current: string | undefined }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Table of contents beside the text, or collapsed above it. Both are rendered and CSS shows one, so it works
 * without JavaScript.
 */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const current = useActiveHeading(entries);
  return (
    <>
      <nav className={styles.beside} aria-label="Innhold på siden">
        <p className={styles.title}>På denne siden</p>
        <Entries entries={entries} current={current} />
      </nav>
      <nav className={styles.above} aria-label="Innhold på siden">
        <details className={styles.folded}>
          <summary>
            På denne siden
            <ChevronDownIcon className={styles.mark} />
          </summary>
          <Entries entries={entries} current={undefined} />
        </details>
      </nav>
    </>
  );
}
