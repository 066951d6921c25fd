import { memo, Suspense } from 'react';
import type { Card as CardData } from '@tv/api-client';
import { useIsCustomer } from '@tv/auth';
import { lazyWithPreload } from '@tv/lazy';
import { classNames } from '@tv/ui';
import { useRule } from '../report/useRule.ts';
import { isPersonalLane } from '../swimlane/layout/personalLanes.ts';
import styles from './Card.module.css';
import { cardLogo, CardPicture, type CardShape } from './CardPicture.tsx';
import type { CardViewModel } from './cardViewModel.ts';
import { CARD_ATTRIBUTE } from './hoverCard/cardElements.browser.ts';
import { useCardRegistry } from './hoverCard/cardRegistry.tsx';
import { cardLabel } from './labels/cardLabel.ts';
import { titleOrFallback } from './labels/cardTexts.ts';
import { CardAnchor } from './link/CardAnchor.tsx';
import { cardLink } from './link/cardLink.ts';
import { useCardViewModel } from './useCardViewModel.ts';

// Loaded lazily: only customers need it.
const ListButton = lazyWithPreload(() => import('../listButtons.ts')).component(
  ({ PersonalListButton }) => PersonalListButton,
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
  /** Position in its list, from 0. */
  readonly index?: number;
  /** Stable, since cards are memoised. */
  readonly onOpen?: ((card: CardData, index: number) => void) | undefined;
}

/** A card as a single link and tab stop; buttons are siblings. `HoverCardLayer` renders its hover UI. */
export const Card = memo(function Card({ now, ...props }: CardProps) {
  return (
    <CardArticle {...props} viewModel={useCardViewModel(props.card, { now, laneType: props.laneType })} />
  );
});

interface CardArticleProps extends Omit<CardProps, 'now'> {
  readonly viewModel: CardViewModel;
}

const CardArticle = memo(function CardArticle({
  card,
  viewModel,
  shape = 'landscape',
  laneType,
  rank,
  sizes,
  isPriority = false,
  index = 0,
  onOpen,
}: CardArticleProps) {
  const link = useRule(cardLink, card, viewModel.target);
  const label = cardLabel(card, viewModel);
  const title = titleOrFallback(card.title);
  const isChannel = shape === 'live' || laneType === 'OnTvNow';
  const hasListButton = useIsCustomer(isChannel || isPersonalLane(laneType));
  const registry = useCardRegistry();
  const handleOpen = onOpen && (() => onOpen(card, index));
  const registered = { card, viewModel, link, shape, laneType, isChannel, hasListButton, onOpen: handleOpen };
  return (
    <article
      className={classNames(styles.card, rank !== undefined && styles.ranked, styles[shape])}
      ref={(element) => {
        if (element) registry?.set(element, registered);
      }}
      {...{ [CARD_ATTRIBUTE]: '' }}
      data-list={hasListButton ? (isChannel ? 'channel' : 'own') : undefined}
    >
      {rank === undefined ? null : (
        <span className={styles.rank} data-digits={String(rank).length} aria-hidden="true">
          {rank}
        </span>
      )}
      <div className={styles.body}>
        <CardPicture
          src={card.image?.url}
          title={title}
          ageLimit={card.ageLimit}
          logo={cardLogo(card)}
          viewModel={viewModel}
          shape={shape}
          sizes={sizes}
          isPriority={isPriority}
        />
        <div className={styles.words}>
          {link ? (
            <CardAnchor
              link={link}
              className={styles.link}
              aria-label={rank === undefined ? label : `Nummer ${rank}: ${label}`}
              onClick={handleOpen}
            >
              {title}
            </CardAnchor>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {/* The link's label contains it. */}
          <p className={styles.below} aria-hidden={link !== undefined}>
            <span className={styles.subtitle}>
              {[shape === 'live' && card.channel?.name, viewModel.subtitle].filter(Boolean).join(' • ')}
            </span>
          </p>
        </div>
        {/* No Suspense boundary in every card: hydrating it is expensive. */}
        {hasListButton ? (
          <Suspense fallback={null}>
            <ListButton card={card} laneType={laneType} isChannel={isChannel} tabIndex={link && -1} />
          </Suspense>
        ) : null}
      </div>
    </article>
  );
});
