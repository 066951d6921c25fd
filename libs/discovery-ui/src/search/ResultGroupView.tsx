import { useDeferredValue, useMemo } from 'react';
import type { Card } from '@tv/api-client';
import { uniqueKeys } from '../swimlane/layout/uniqueKeys.ts';
import { Pool } from '../swimlane/view/Pool.tsx';
import { Rail } from '../swimlane/view/Rail.tsx';
import laneStyles from '../swimlane/view/Swimlane.module.css';
import { INITIAL_RAIL_CARDS, type LaneCardsProps } from '../swimlane/view/laneCardsProps.ts';
import { AUTO_RENDER_LIMIT } from '../virtualList/batchSizes.ts';
import { useIncrementalList } from '../virtualList/useIncrementalList.browser.ts';
import styles from './Results.module.css';
import type { ResultType, ResultGroup } from './resultGroups.ts';

const SHAPES = {
  movies: 'portrait',
  series: 'landscape',
  programs: 'landscape',
  channels: 'live',
  kids: 'landscape',
} as const satisfies Record<ResultType, 'landscape' | 'portrait' | 'live'>;

/** On most screens. */
const GROUPS_ABOVE_FOLD = 2;

const INITIAL_CARDS_BELOW_FOLD = 2;

interface ResultGroupViewProps {
  readonly group: ResultGroup;
  /** From 0. */
  readonly groupIndex: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A large row, a row, or a grid of all results. */
  readonly look: 'first' | 'row' | 'pool';
  /** @param position among all results */
  readonly onOpen: (card: Card, position: number) => void;
  readonly onShowAll?: (() => void) | undefined;
}

/** The results of one type. */
export function ResultGroupView({ group, groupIndex, now, look, onOpen, onShowAll }: ResultGroupViewProps) {
  const { type, name, offset, cards: all } = group;
  const isPool = look === 'pool';
  const { count, sentinelRef, showMore } = useIncrementalList(all.length, {
    autoRenderLimit: isPool ? AUTO_RENDER_LIMIT : undefined,
  });
  const part = useMemo(() => all.slice(0, count), [all, count]);
  // Renders cards beyond the edge with low priority. Groups below the fold start with enough cards for their height.
  const first = isPool
    ? part.length
    : groupIndex < GROUPS_ABOVE_FOLD
      ? INITIAL_RAIL_CARDS
      : INITIAL_CARDS_BELOW_FOLD;
  const cards = useDeferredValue(part, part.length > first ? part.slice(0, first) : undefined);
  const keys = useMemo(() => uniqueKeys(cards), [cards]);
  const shape = SHAPES[type];
  const hasMore = count < all.length && cards.length === count;
  const common: LaneCardsProps = {
    name,
    cards,
    keys,
    now,
    laneType: undefined,
    isPriority: look !== 'row',
    onOpen: (card, index) => onOpen(card, offset + index),
    sentinelRef: hasMore ? sentinelRef : undefined,
    showMore: hasMore ? showMore : undefined,
  };
  if (isPool) {
    return <Pool shape={shape === 'portrait' ? 'portrait' : 'landscape'} {...common} />;
  }
  return (
    <section className={laneStyles.lane} aria-label={name}>
      <div className={laneStyles.head}>
        <h2 className={laneStyles.name}>
          {name} <span className={styles.count}>{all.length}</span>
        </h2>
        {onShowAll && (
          <button
            type="button"
            className={laneStyles.more}
            aria-label={`Vis alle: ${name}`}
            onClick={onShowAll}
          >
            Vis alle
          </button>
        )}
      </div>
      <Rail
        layout={{ kind: 'rail', shape, size: look === 'first' ? 'large' : 'standard', numbered: false }}
        {...common}
      />
    </section>
  );
}
