import { lazy, memo, Suspense, useState } from 'react';
import type { Card as CardData } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { classNames, optionalPart } from '@tv/ui';
import { isPersonal } from '../swimlane/isPersonal.ts';
import styles from './Card.module.css';
import { CardPicture, type CardShape } from './CardPicture.tsx';
import { useLift } from './actions/useLift.browser.ts';
import { cardNow } from './cardNow.ts';
import { CardAnchor } from './link/CardAnchor.tsx';
import { useCardLink } from './link/useCardLink.ts';
import { useParentalLimit } from './state/ParentalLimitProvider.tsx';
import { cardLabel } from './words/cardLabel.ts';
import { named } from './words/named.ts';

// What a lifted card offers, and what is for customers, is not on the screen at first. A viewer who merely
// points at a card can do without the first; the card itself is the link.
const CardActions = optionalPart(() =>
  import('./actions/CardActions.tsx').then(({ CardActions }) => CardActions),
);
const ListButton = lazy(() =>
  import('./actions/ListButton.tsx').then(({ ListButton }) => ({ default: ListButton })),
);

export interface CardProps {
  readonly card: CardData;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly shape?: CardShape;
  /** Type of the swimlane that it stands in. */
  readonly laneType?: string | undefined;
  /** Its place in a ranked lane, from 1. */
  readonly rank?: number | undefined;
  /** Width of the picture on the page, as `sizes` of an image. */
  readonly sizes: string;
  readonly isPriority?: boolean;
  readonly onOpen?: (() => void) | undefined;
}

/**
 * One title, programme or channel. The whole card is one link; what it offers when lifted are buttons beside
 * that link, never inside it.
 */
export const Card = memo(function Card({
  card,
  now,
  shape = 'landscape',
  laneType,
  rank,
  sizes,
  isPriority = false,
  onOpen,
}: CardProps) {
  const happening = cardNow(card, { now, laneType, parental: useParentalLimit() });
  const link = useCardLink(card, happening.target);
  const { isLifted, handlers } = useLift();
  const label = cardLabel(card, happening);
  const title = named(card.title);
  // Until the card itself says so, as it does where it stands in a lane of the store.
  const [changed, setChanged] = useState<{ readonly of: CardData; readonly isInMyList: boolean }>();
  // A channel may be a favourite, and what is the viewer's own can be taken away.
  const isChannel = shape === 'live' || laneType === 'OnTvNow';
  const isCustomer = useViewer().kind === 'customer';
  const hasList = isCustomer && (isChannel || isPersonal(laneType));
  return (
    <article
      className={classNames(styles.card, rank !== undefined && styles.ranked, styles[shape])}
      data-lifted={isLifted}
      data-list={hasList ? (isChannel ? 'channel' : 'own') : undefined}
      {...handlers}
    >
      {rank === undefined ? null : (
        <span className={styles.rank} data-digits={String(rank).length} aria-hidden="true">
          {rank}
        </span>
      )}
      <div className={styles.body}>
        <CardPicture card={card} happening={happening} shape={shape} sizes={sizes} isPriority={isPriority} />
        <div className={styles.words}>
          {link ? (
            <CardAnchor
              link={link}
              className={styles.link}
              aria-label={rank === undefined ? label : `Nummer ${rank}: ${label}`}
              onClick={onOpen}
            >
              {title}
            </CardAnchor>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {/* The link's name says it too; heard twice it is noise. */}
          <p className={styles.below} aria-hidden={link !== undefined}>
            <span className={styles.subtitle}>
              {[shape === 'live' && card.channel?.name, happening.subtitle].filter(Boolean).join(' • ')}
            </span>
          </p>
        </div>
        {/* Boundaries in each card of a page are as much work as the cards where a browser takes them over; and in one
            for both, what waits would hide what has the focus. */}
        {isLifted ? (
          <Suspense fallback={null}>
            <CardActions
              card={card}
              happening={happening}
              shape={shape}
              hasMyList={!isChannel && !hasList}
              isInMyList={changed?.of === card ? changed.isInMyList : (card.userData?.isInMyList ?? false)}
              onMyListChange={(isInMyList) => setChanged({ of: card, isInMyList })}
              onOpen={onOpen}
            />
          </Suspense>
        ) : null}
        {hasList ? (
          <Suspense fallback={null}>
            <ListButton card={card} laneType={laneType} isChannel={isChannel} />
          </Suspense>
        ) : null}
      </div>
    </article>
  );
});
