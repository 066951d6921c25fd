import { useEffect, useRef } from 'react';
import type { Episode } from '@tv/api-client';
import { Button } from '@tv/ui';
import styles from './CoverSection.module.css';
import { EpisodeItem, type EpisodeItemProps } from './EpisodeItem.tsx';
import { useDrawnPart } from './useDrawnPart.browser.ts';

/** So many are drawn as one scrolls; what stands below a longer list stays within reach, and the rest is asked for. */
const MOST_BY_ITSELF = 150;

export interface EpisodeListProps {
  readonly episodes: readonly Episode[];
  /** Names the list. */
  readonly label: string;
  readonly counts: NonNullable<EpisodeItemProps['counts']>;
  /** What the button for the rest says: `Vis flere episoder`. */
  readonly more: string;
}

/**
 * Episodes under each other, in the order given. Of many only a part is drawn, and more as one gets to its end, or at
 * a press; the keyboard's focus then goes on to the first that came.
 */
export function EpisodeList({ episodes, label, counts, more }: EpisodeListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { count, end, showMore } = useDrawnPart(episodes.length, MOST_BY_ITSELF);
  // Place of the first that a press is to bring.
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const place = awaited.current;
    if (place === undefined || place >= count) return;
    awaited.current = undefined;
    const first = list.current?.children[place];
    (first?.querySelector<HTMLElement>('a[href]') ?? list.current)?.focus();
  }, [count]);
  return (
    <>
      <ol ref={list} className={styles.episodes} aria-label={label} tabIndex={-1}>
        {episodes.slice(0, count).map((episode) => (
          <li key={episode.id}>
            <EpisodeItem episode={episode} look="row" counts={counts} />
          </li>
        ))}
      </ol>
      {count === episodes.length ? null : (
        <div ref={end} className={styles.rest}>
          <Button
            onClick={() => {
              awaited.current = count;
              showMore();
            }}
          >
            {more}
          </Button>
        </div>
      )}
    </>
  );
}
