import type { Card } from '@tv/api-client';
import { FavouriteButton } from '../../favourite/FavouriteButton.tsx';
import styles from './PersonalListButton.module.css';
import { RemoveButton } from './RemoveButton.tsx';

interface PersonalList {
  readonly kind: 'continueWatching' | 'myList' | 'favourites';
  /** URL of the request that changes the list. */
  readonly link: string;
}

/** Returns the personal list that a card (or channel, if `isChannel`) can join or leave in this lane, if any. */
export function personalList(
  { links }: Pick<Card, 'links'>,
  laneType: string | undefined,
  isChannel: boolean,
): PersonalList | undefined {
  const kind = laneType === 'ContinueWatching' ? 'continueWatching' : isChannel ? 'favourites' : 'myList';
  const link = kind === 'continueWatching' ? links?.excludeFromContinueWatchingUrl : links?.myList?.href;
  return link === undefined || (kind === 'myList' && laneType !== 'MyList') ? undefined : { kind, link };
}

/** Removes a card from a personal list, or toggles a favourite channel. */
export function PersonalListButton({
  card,
  laneType,
  isChannel,
  tabIndex,
  className,
}: {
  readonly card: Card;
  readonly laneType: string | undefined;
  readonly isChannel: boolean;
  /** -1 when the card's link is the only tab stop. */
  readonly tabIndex?: -1 | undefined;
  /** Overrides the default position on the card. */
  readonly className?: string | undefined;
}) {
  const list = personalList(card, laneType, isChannel);
  if (!list) return null;
  const { kind, link } = list;
  const buttonProps = { tabIndex, className };
  if (kind !== 'favourites') return <RemoveButton card={card} kind={kind} link={link} {...buttonProps} />;
  if (!card.channel) return null;
  return (
    <FavouriteButton
      channel={card.channel}
      link={link}
      isFavourite={card.userData?.isInMyList ?? false}
      tabIndex={tabIndex}
      className={className ?? styles.favourite}
    />
  );
}
