import { lazy, memo, Suspense } from 'react';
import type { Card as CardData } from '@tv/api-client';
import { useParentalLimit, useCurrentUser } from '@tv/auth';
import { classNames } from '@tv/ui';
import { isPersonal } from '../swimlane/isPersonal.ts';
import styles from './Card.module.css';
import { CardPicture, type CardShape } from './CardPicture.tsx';
import { cardNow } from './cardNow.ts';
import { cardsOnPage } from './lift/cardsOnPage.browser.ts';
import { CardAnchor } from './link/CardAnchor.tsx';
import { useCardLink } from './link/useCardLink.ts';
import { cardLabel } from './words/cardLabel.ts';
import { named } from './words/named.ts';

// Loaded lazily: only customers need it.
const ListButton = lazy(() =>
  import('./actions/ListButton.tsx').then(({ ListButton }) => ({ default: ListButton })),
);

export interface CardProps {
  readonly card: CardData;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly shape?: CardShape;
  readonly laneType?: string | undefined;
  /** Position in a ranked lane, from 1. */
  readonly rank?: number | undefined;
  readonly sizes: string;
  readonly isPriority?: boolean;
  readonly onOpen?: (() => void) | undefined;
}

/**
 * A card as a single link and tab stop; buttons are siblings of the link. `HoverCardLayer` renders its hover
 * UI.
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
  const label = cardLabel(card, happening);
  const title = named(card.title);
  const isChannel = shape === 'live' || laneType === 'OnTvNow';
  const isCustomer = useCurrentUser().kind === 'customer';
  const hasList = isCustomer && (isChannel || isPersonal(laneType));
  return (
    <article
      className={classNames(styles.card, rank !== undefined && styles.ranked, styles[shape])}
      ref={(element) => {
        if (element) {
          cardsOnPage.set(element, { card, happening, link, shape, laneType, isChannel, hasList, onOpen });
        }
      }}
      data-list={hasList ? (isChannel ? 'channel' : 'own') : undefined}
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
          {/* The link's label contains it. */}
          <p className={styles.below} aria-hidden={link !== undefined}>
            <span className={styles.subtitle}>
              {[shape === 'live' && card.channel?.name, happening.subtitle].filter(Boolean).join(' • ')}
            </span>
          </p>
        </div>
        {/* No Suspense boundary in every card: hydrating it is expensive. */}
        {hasList ? (
          <Suspense fallback={null}>
            <ListButton card={card} laneType={laneType} isChannel={isChannel} tabIndex={link && -1} />
          </Suspense>
        ) : null}
      </div>
    </article>
  );
});
