import { Button } from '@tv/ui';
import { Card } from '../card/Card.tsx';
import { given } from '../card/words/given.ts';
import { IMPRESSION_ATTRIBUTE } from '../impression/mark.ts';
import { useMoreAtPress } from '../longList/useMoreAtPress.browser.ts';
import styles from './Pool.module.css';
import railStyles from './Rail.module.css';
import { fadeInDelay } from './fadeInDelay.ts';
import { FIRST_PICTURES, type LaneCardsProps } from './laneCards.ts';
import { pictureSizes } from './railShape.ts';

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
  end,
  showMore,
}: LaneCardsProps & { readonly shape: 'landscape' | 'portrait' }) {
  const { list, press } = useMoreAtPress<HTMLUListElement>(cards.length, showMore);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={given(name)} className={styles.pool} data-shape={shape}>
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
              sizes={pictureSizes({ shape, size: 'standard' })}
              isPriority={isPriority && index < FIRST_PICTURES}
              onOpen={() => onOpen(card, index)}
            />
          </li>
        ))}
      </ul>
      {showMore === undefined ? null : (
        <div ref={end} className={styles.rest}>
          <Button aria-label={given(name) === undefined ? undefined : `Vis flere i ${name}`} onClick={press}>
            Vis flere
          </Button>
        </div>
      )}
    </>
  );
}
