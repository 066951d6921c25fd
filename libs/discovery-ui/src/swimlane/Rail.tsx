import { Scroller } from '@tv/ui';
import { Card } from '../card/Card.tsx';
import { IMPRESSION_ATTRIBUTE } from '../impression/mark.ts';
import styles from './Rail.module.css';
import { fadeInDelay } from './fadeInDelay.ts';
import { FIRST_PICTURES, type LaneCardsProps } from './laneCards.ts';
import type { RailLayout } from './laneLayout.ts';
import { pictureSizes, railColumns, railShape } from './railShape.ts';

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
  end,
}: LaneCardsProps & { readonly layout: RailLayout }) {
  const columns = railColumns(layout);
  return (
    <Scroller label={name} shape={railShape(layout)} className={columns && styles[columns]}>
      {cards.map((card, index) => (
        <div
          key={keys[index]}
          ref={index === cards.length - 1 ? end : undefined}
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
            sizes={pictureSizes(layout)}
            isPriority={isPriority && index < FIRST_PICTURES}
            onOpen={() => onOpen(card, index)}
          />
        </div>
      ))}
    </Scroller>
  );
}
