import { classNames, InfoIcon, PlayIcon } from '@tv/ui';
import { ACTIONS_ATTRIBUTE } from '../hoverCard/cardElements.browser.ts';
import type { RegisteredCard } from '../hoverCard/cardRegistry.tsx';
import { titleOrFallback } from '../labels/cardTexts.ts';
import { CardAnchor } from '../link/CardAnchor.tsx';
import styles from './CardActions.module.css';
import { MyListIconButton } from './MyListIconButton.tsx';
import { useCardActionLinks } from './useCardActionLinks.ts';

/** Hover actions on a card's picture. Not tab stops: `listenForCardArrowKeys` handles their keys. */
export function CardActions({
  hasKeyHint,
  ...registeredCard
}: RegisteredCard & { readonly hasKeyHint: boolean }) {
  const { card, shape, isChannel, hasListButton, onOpen } = registeredCard;
  const actionLinks = useCardActionLinks(registeredCard);
  const title = titleOrFallback(card.title);
  return (
    <div className={classNames(styles.actions, styles[shape])} {...{ [ACTIONS_ATTRIBUTE]: '' }}>
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
      {isChannel || hasListButton ? null : <MyListIconButton card={card} variant="on-image" />}
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
