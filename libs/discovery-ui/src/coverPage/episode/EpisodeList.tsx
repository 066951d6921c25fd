import type { Episode } from '@tv/api-client';
import { Button } from '@tv/ui';
import { AUTO_RENDER_LIMIT } from '../../virtualList/batchSizes.ts';
import { useIncrementalList } from '../../virtualList/useIncrementalList.browser.ts';
import { useShowMore } from '../../virtualList/useShowMore.browser.ts';
import styles from '../CoverSection.module.css';
import { EpisodeItem, type EpisodeItemProps } from './EpisodeItem.tsx';

export interface EpisodeListProps {
  readonly episodes: readonly Episode[];
  /** Accessible name. */
  readonly label: string;
  readonly identifyBy: NonNullable<EpisodeItemProps['identifyBy']>;
  /** For example `Vis flere episoder`. */
  readonly moreLabel: string;
}

/** Episodes; long lists render more on scroll or press. */
export function EpisodeList({ episodes, label, identifyBy, moreLabel }: EpisodeListProps) {
  const { count, sentinelRef, showMore } = useIncrementalList(episodes.length, {
    autoRenderLimit: AUTO_RENDER_LIMIT,
  });
  const { listRef, handleShowMore } = useShowMore<HTMLOListElement>(count, showMore);
  return (
    <>
      <ol ref={listRef} className={styles.episodes} aria-label={label} tabIndex={-1}>
        {episodes.slice(0, count).map((episode) => (
          <li key={episode.id}>
            <EpisodeItem episode={episode} look="row" identifyBy={identifyBy} />
          </li>
        ))}
      </ol>
      {count === episodes.length ? null : (
        <div ref={sentinelRef} className={styles.rest}>
          <Button onClick={handleShowMore}>{moreLabel}</Button>
        </div>
      )}
    </>
  );
}
