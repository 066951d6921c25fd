import { lazy, memo, Suspense } from 'react';
import type { Card as CardData } from '@tv/api-client';
import { useParentalLimit, useViewer } from '@tv/auth';
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

// What is for customers is not on the screen at first.
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
 * One title, programme or channel. The whole card is one link, and one stop of Tab; what it offers besides are buttons beside
 * that link, never inside it. What a lifted card offers is drawn apart (`lift/CardLayer`).
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
  // A channel may be a favourite, and what is the viewer's own can be taken away.
  const isChannel = shape === 'live' || laneType === 'OnTvNow';
  const isCustomer = useViewer().kind === 'customer';
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
          {/* The link's name says it too; heard twice it is noise. */}
          <p className={styles.below} aria-hidden={link !== undefined}>
            <span className={styles.subtitle}>
              {[shape === 'live' && card.channel?.name, happening.subtitle].filter(Boolean).join(' • ')}
            </span>
          </p>
        </div>
        {/* Boundaries in each card of a page are as much work as the cards where a browser takes them over. */}
        {hasList ? (
          <Suspense fallback={null}>
            <ListButton card={card} laneType={laneType} isChannel={isChannel} tabIndex={link && -1} />
          </Suspense>
        ) : null}
      </div>
    </article>
  );
});
