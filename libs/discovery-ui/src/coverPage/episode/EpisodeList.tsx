import type { Episode } from '@tv/api-client';
import { Button } from '@tv/ui';
import { MOST_BY_ITSELF } from '../../longList/parts.ts';
import { useDrawnPart } from '../../longList/useDrawnPart.browser.ts';
import { useMoreAtPress } from '../../longList/useMoreAtPress.browser.ts';
import styles from '../CoverSection.module.css';
import { EpisodeItem, type EpisodeItemProps } from './EpisodeItem.tsx';

export interface EpisodeListProps {
  readonly episodes: readonly Episode[];
  /** Accessible name. */
  readonly label: string;
  readonly counts: NonNullable<EpisodeItemProps['counts']>;
  /** For example `Vis flere episoder`. */
  readonly more: string;
}

/** Episodes; long lists load more on scroll or press, which moves the focus to the first new item. */
export function EpisodeList({ episodes, label, counts, more }: EpisodeListProps) {
  const { count, end, showMore } = useDrawnPart(episodes.length, MOST_BY_ITSELF);
  const { list, press } = useMoreAtPress<HTMLOListElement>(count, showMore);
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
          <Button onClick={press}>{more}</Button>
        </div>
      )}
    </>
  );
}
