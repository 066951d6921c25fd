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
export function CardActions({ hasKeyHint, ...registeredCard }: CardActionsProps) {
  const { card, shape, isChannel, hasList, onOpen } = registeredCard;
  const actionLinks = useOffers(registeredCard);
  const title = named(card.title);
  return (
    <div className={classNames(styles.actions, styles[shape])} {...{ [OFFERS]: '' }}>
      {actionLinks.play ? (
        <CardAnchor
          link={actionLinks.play}
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
      {actionLinks.details ? (
        <CardAnchor
          link={actionLinks.details}
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
