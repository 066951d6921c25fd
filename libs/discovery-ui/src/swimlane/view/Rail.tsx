import { Scroller } from '@tv/ui';
import { Card } from '../../card/Card.tsx';
import { fadeInDelay } from '../layout/fadeInDelay.ts';
import type { RailLayout } from '../layout/laneLayout.ts';
import { railPictureSizes, railColumns, scrollerShape } from '../layout/railSizes.ts';
import styles from './Rail.module.css';
import { IMPRESSION_ATTRIBUTE, PRIORITY_PICTURE_COUNT, type LaneCardsProps } from './laneCardsProps.ts';

/** A horizontally scrolling row of cards (LANE-04, LANE-05, LANE-08…12). */
export function Rail({
  layout,
  name,
  cards,
  keys,
  now,
  laneType,
  isPriority,
  onOpen,
  sentinelRef,
}: LaneCardsProps & { readonly layout: RailLayout }) {
  const columns = railColumns(layout);
  return (
    <Scroller label={name} shape={scrollerShape(layout)} className={columns && styles[columns]}>
      {cards.map((card, index) => (
        <div
          key={keys[index]}
          ref={index === cards.length - 1 ? sentinelRef : undefined}
          className={styles.item}
          style={{ animationDelay: `${fadeInDelay(index)}ms` }}
          {...{ [IMPRESSION_ATTRIBUTE]: keys[index] }}
        >
          <Card
            card={card}
            now={now}
            shape={layout.shape}
            laneType={laneType}
            rank={layout.numbered ? index + 1 : undefined}
            sizes={railPictureSizes(layout)}
            isPriority={isPriority && index < PRIORITY_PICTURE_COUNT}
            onOpen={() => onOpen(card, index)}
          />
        </div>
      ))}
    </Scroller>
  );
}
