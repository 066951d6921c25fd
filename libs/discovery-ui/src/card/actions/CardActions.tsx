import { classNames, InfoIcon, PlayIcon } from '@tv/ui';
import type { CardOnPage } from '../lift/cardsOnPage.browser.ts';
import { OFFERS } from '../lift/grownFrom.browser.ts';
import { CardAnchor } from '../link/CardAnchor.tsx';
import { named } from '../words/named.ts';
import styles from './CardActions.module.css';
import { MyListIcon } from './MyListIcon.tsx';
import { useOffers } from './useOffers.ts';

export interface CardActionsProps extends CardOnPage {
  readonly hasKeyHint: boolean;
}

/** Hover actions on a card's picture. Not tab stops: `rovingCards` handles their keys. */
export function CardActions({ hasKeyHint, ...cardOnPage }: CardActionsProps) {
  const { card, shape, isChannel, hasList, onOpen } = cardOnPage;
  const offers = useOffers(cardOnPage);
  const title = named(card.title);
  return (
    <div className={classNames(styles.actions, styles[shape])} {...{ [OFFERS]: '' }}>
      {offers.play ? (
        <CardAnchor
          link={offers.play}
          className={styles.play}
          aria-label={`Spill av ${title}`}
          title="Spill av"
          tabIndex={-1}
          onClick={onOpen}
        >
          <PlayIcon />
        </CardAnchor>
      ) : null}
      {isChannel || hasList ? null : <MyListIcon card={card} variant="on-image" />}
      {offers.details ? (
        <CardAnchor
          link={offers.details}
          className={styles.more}
          aria-label={`Mer om ${title}`}
          title="Mer om"
          tabIndex={-1}
          onClick={onOpen}
        >
          <InfoIcon />
        </CardAnchor>
      ) : null}
      {hasKeyHint ? (
        <span className={styles.hint} aria-hidden="true">
          ↓ Valg
        </span>
      ) : null}
    </div>
  );
}
