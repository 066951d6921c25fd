import type { ComponentProps } from 'react';
import { Scroller } from '@tv/ui';
import { Card } from '../../card/Card.tsx';
import type { RailLayout } from '../layout/laneLayout.ts';
import { railPictureSizes } from '../layout/railSizes.ts';
import styles from './Rail.module.css';
import {
  fadeInDelay,
  IMPRESSION_ATTRIBUTE,
  PRIORITY_PICTURE_COUNT,
  type LaneCardsProps,
} from './laneCardsProps.ts';

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
  const sizes = railPictureSizes(layout);
  return (
    <Scroller label={name} {...railColumns(layout)}>
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
            sizes={sizes}
            isPriority={isPriority && index < PRIORITY_PICTURE_COUNT}
            index={index}
            onOpen={onOpen}
          />
        </div>
      ))}
    </Scroller>
  );
}

/** Returns the scroller props for the columns of a rail. */
export function railColumns({
  shape,
  size,
  numbered,
}: RailLayout): Pick<ComponentProps<typeof Scroller>, 'shape' | 'className'> {
  const isTall = shape === 'portrait';
  return {
    shape: isTall ? 'portrait' : 'landscape',
    className: numbered
      ? styles[isTall ? 'rankedTall' : 'ranked']
      : size === 'large'
        ? styles[isTall ? 'tall' : 'large']
        : undefined,
  };
}
