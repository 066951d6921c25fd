import { useDeferredValue, useMemo } from 'react';
import type { Card } from '@tv/api-client';
import { MOST_BY_ITSELF } from '../longList/parts.ts';
import { useDrawnPart } from '../longList/useDrawnPart.browser.ts';
import { Pool } from '../swimlane/Pool.tsx';
import { Rail } from '../swimlane/Rail.tsx';
import laneStyles from '../swimlane/Swimlane.module.css';
import { FIRST_DRAWN, type LaneCardsProps } from '../swimlane/laneCards.ts';
import { listKeys } from '../swimlane/listKeys.ts';
import styles from './Results.module.css';
import type { HitType, ResultGroup } from './resultGroups.ts';

/** Pictures of movies are posters; a channel says what is on. */
const SHAPES = {
  movies: 'portrait',
  series: 'landscape',
  programs: 'landscape',
  channels: 'live',
  kids: 'landscape',
} as const satisfies Record<HitType, 'landscape' | 'portrait' | 'live'>;

/** So many groups are in sight at first on most screens. */
const SEEN_GROUPS = 2;

/** So many cards of another are drawn with the first picture of the hits. */
const FIRST_BELOW = 2;

export interface ResultGroupViewProps {
  readonly group: ResultGroup;
  /** Among the groups, from 0. */
  readonly place: number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A row, the first one larger; or all hits at once, where there are no others beside them. */
  readonly look: 'first' | 'row' | 'pool';
  /** @param position  among all hits of the search, from 0 */
  readonly onOpen: (card: Card, position: number) => void;
  /** Shows all of this kind, and of no other. */
  readonly onAll?: (() => void) | undefined;
}

/** The hits of one kind. */
export function ResultGroupView({ group, place, now, look, onOpen, onAll }: ResultGroupViewProps) {
  const { type, name, before, cards: all } = group;
  const isPool = look === 'pool';
  const { count, end, showMore } = useDrawnPart(all.length, isPool ? MOST_BY_ITSELF : undefined);
  const part = useMemo(() => all.slice(0, count), [all, count]);
  // Hits beyond the edge of a row are drawn in the pauses of the browser: all hits of a search at once are a hundred cards.
  // Of the groups below the first two, which fill a window, there is at first what makes a row as high as it will be.
  const first = isPool ? part.length : place < SEEN_GROUPS ? FIRST_DRAWN : FIRST_BELOW;
  const cards = useDeferredValue(part, part.length > first ? part.slice(0, first) : part);
  const keys = useMemo(() => listKeys(cards), [cards]);
  const shape = SHAPES[type];
  const goesOn = count < all.length && cards.length === count;
  const common: LaneCardsProps = {
    name,
    cards,
    keys,
    now,
    laneType: undefined,
    isPriority: look !== 'row',
    onOpen: (card, index) => onOpen(card, before + index),
    end: goesOn ? end : undefined,
    showMore: goesOn ? showMore : undefined,
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
        {onAll && (
          <button type="button" className={laneStyles.more} aria-label={`Vis alle: ${name}`} onClick={onAll}>
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
