import type { Card } from '@tv/api-client';
import { FavouriteButton } from '../../favourite/FavouriteButton.tsx';
import styles from './ListButton.module.css';
import { RemoveButton } from './RemoveButton.tsx';
import { ownList } from './ownList.ts';

/** What a card offers of the viewer's own lists at its place: to be taken off one, or to be a favourite. */
export function ListButton({
  card,
  laneType,
  isChannel,
  tabIndex,
  className,
}: {
  readonly card: Card;
  readonly laneType: string | undefined;
  readonly isChannel: boolean;
  /** -1 where it stands behind the card's link, which is the one stop of Tab. */
  readonly tabIndex?: -1 | undefined;
  /** Where it stands, where that is not its place on the card. */
  readonly className?: string | undefined;
}) {
  const list = ownList(card, laneType, isChannel);
  if (!list) return null;
  const { kind, link } = list;
  const place = { tabIndex, className };
  if (kind !== 'favourites') return <RemoveButton card={card} kind={kind} link={link} {...place} />;
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
