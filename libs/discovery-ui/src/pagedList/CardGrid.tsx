import { memo, useRef, useState, type CSSProperties } from 'react';
import type { Card as CardData } from '@tv/api-client';
import { Card } from '../card/Card.tsx';
import type { CardShape } from '../card/CardPicture.tsx';
import { railPictureSizes } from '../swimlane/layout/railSizes.ts';
import railStyles from '../swimlane/view/Rail.module.css';
import {
  fadeInDelay,
  IMPRESSION_ATTRIBUTE,
  PRIORITY_PICTURE_COUNT,
  type LaneCardsProps,
} from '../swimlane/view/laneCardsProps.ts';
import { BATCH_SIZE } from '../virtualList/batchSizes.ts';
import { useVirtualGrid } from '../virtualList/useVirtualGrid.browser.ts';
import styles from './CardGrid.module.css';

interface CardGridProps extends Omit<LaneCardsProps, 'sentinelRef' | 'showMore'> {
  readonly shape: CardShape;
  /** Whether the list size is known. */
  readonly isComplete: boolean;
}

/** Virtualized grid: only rows near the viewport are in the DOM. The first render matches the server's. */
export function CardGrid({ name, cards, keys, isComplete, isPriority, ...shared }: CardGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number>();
  const grid = useVirtualGrid(list, cards.length, focused);
  const isVirtual = typeof grid === 'object';
  const rendered = isVirtual
    ? grid.rows.flatMap((row) =>
        Array.from({ length: grid.columns }, (_, column) => row * grid.columns + column),
      )
    : Array.from(cards.slice(0, grid === 'all' ? undefined : BATCH_SIZE).keys());
  return (
    <ul
      ref={list}
      aria-label={name}
      className={styles.grid}
      data-shape={shared.shape}
      style={isVirtual ? { gridTemplateRows: `repeat(${grid.rowCount}, ${grid.rowHeight}px)` } : undefined}
      onFocus={({ target }) => {
        const posInSet = target.closest('li')?.ariaPosInSet;
        setFocused(posInSet ? Number(posInSet) - 1 : undefined);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      {rendered.map((index) => {
        const card = cards[index];
        return card ? (
          <GridItem
            key={keys[index]}
            mark={keys[index]}
            card={card}
            index={index}
            columns={isVirtual ? grid.columns : undefined}
            total={isComplete ? cards.length : undefined}
            isPriority={isPriority && index < PRIORITY_PICTURE_COUNT}
            {...shared}
          />
        ) : null;
      })}
    </ul>
  );
}

interface GridItemProps extends Pick<CardGridProps, 'now' | 'shape' | 'laneType' | 'isPriority' | 'onOpen'> {
  readonly mark: string | undefined;
  readonly card: CardData;
  readonly index: number;
  /** For an explicit grid position. */
  readonly columns: number | undefined;
  /** If known. */
  readonly total: number | undefined;
}

const GridItem = memo(function GridItem(props: GridItemProps) {
  const { mark, card, index, columns, total, onOpen, ...shared } = props;
  const style: CSSProperties = {
    ...(columns === undefined
      ? {}
      : { gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 }),
    // Only the first batch fades in.
    ...(index < BATCH_SIZE ? { animationDelay: `${fadeInDelay(index)}ms` } : {}),
  };
  return (
    <li
      className={`${styles.item ?? ''} ${railStyles.item ?? ''}`}
      style={style}
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
      {...{ [IMPRESSION_ATTRIBUTE]: mark }}
    >
      <Card
        {...shared}
        card={card}
        sizes={railPictureSizes({ shape: shared.shape, size: 'standard' })}
        index={index}
        onOpen={onOpen}
      />
    </li>
  );
});
