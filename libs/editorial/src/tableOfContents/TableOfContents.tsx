import { useEffect, useState } from 'react';
import { ChevronDownIcon } from '@tv/ui';
import type { Block } from '../page/editorialPage.ts';
import { toPlainText } from '../richText/toPlainText.ts';
import styles from './TableOfContents.module.css';

interface TocEntry {
  readonly id: string;
  readonly title: string;
}

const MIN_ENTRIES = 3;

/** Returns the level 2 headings; empty if there are too few. */
export function tocEntries(blocks: readonly Block[]): readonly TocEntry[] {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: toPlainText(block.parts) }] : [],
  );
  return entries.length < MIN_ENTRIES ? [] : entries;
}

/** The upper third of the viewport. */
const ROOT_MARGIN = '0px 0px -65% 0px';

/** Returns the id of the last heading above its lower edge. */
function useActiveHeading(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries
      .map(({ id }) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = (): void => {
      const threshold = window.innerHeight * 0.35;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < threshold)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: ROOT_MARGIN });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}

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
