import { Button } from '@tv/ui';
import { Card } from '../../card/Card.tsx';
import { nonBlank } from '../../card/labels/cardTexts.ts';
import { useShowMore } from '../../virtualList/useShowMore.browser.ts';
import { railPictureSizes } from '../layout/railSizes.ts';
import styles from './Pool.module.css';
import railStyles from './Rail.module.css';
import {
  fadeInDelay,
  IMPRESSION_ATTRIBUTE,
  PRIORITY_PICTURE_COUNT,
  type LaneCardsProps,
} from './laneCardsProps.ts';

/** A grid with all cards of a lane (LANE-13, LANE-14). */
export function Pool({
  shape,
  name,
  cards,
  keys,
  now,
  laneType,
  isPriority,
  onOpen,
  sentinelRef,
  showMore,
}: LaneCardsProps & { readonly shape: 'landscape' | 'portrait' }) {
  const { listRef, handleShowMore } = useShowMore<HTMLUListElement>(cards.length, showMore);
  return (
    <>
      <ul ref={listRef} tabIndex={-1} aria-label={nonBlank(name)} className={styles.pool} data-shape={shape}>
        {cards.map((card, index) => (
          <li
            key={keys[index]}
            className={railStyles.item}
            style={{ animationDelay: `${fadeInDelay(index)}ms` }}
            {...{ [IMPRESSION_ATTRIBUTE]: keys[index] }}
          >
            <Card
              card={card}
              now={now}
              shape={shape}
              laneType={laneType}
              sizes={railPictureSizes({ shape, size: 'standard' })}
              isPriority={isPriority && index < PRIORITY_PICTURE_COUNT}
              index={index}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {showMore === undefined ? null : (
        <div ref={sentinelRef} className={styles.rest}>
          <Button
            aria-label={nonBlank(name) === undefined ? undefined : `Vis flere i ${name}`}
            onClick={handleShowMore}
          >
            Vis flere
          </Button>
        </div>
      )}
    </>
  );
}
