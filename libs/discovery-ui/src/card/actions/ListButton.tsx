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
}: {
  readonly card: Card;
  readonly laneType: string | undefined;
  readonly isChannel: boolean;
}) {
  const list = ownList(card, laneType, isChannel);
  if (!list) return null;
  const { kind, link } = list;
  if (kind !== 'favourites') return <RemoveButton card={card} kind={kind} link={link} />;
  if (!card.channel) return null;
  return (
    <FavouriteButton
      channel={card.channel}
      link={link}
      isFavourite={card.userData?.isInMyList ?? false}
      className={styles.favourite}
    />
  );
}
