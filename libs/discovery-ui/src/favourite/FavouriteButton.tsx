import { useAnalytics, useReporter } from '@tv/analytics';
import { useSetFavouriteChannelMutation, type Channel } from '@tv/api-client';
import { useCurrentUser } from '@tv/auth';
import { classNames, IconButton, StarFilledIcon, StarIcon } from '@tv/ui';
import { titleOrFallback } from '../card/labels/cardTexts.ts';
import styles from './FavouriteButton.module.css';

const REORDER_TIMEOUT_MS = 5_000;

/** Restores a button's focus after a reorder, since moving an element blurs it. */
function keepFocusDuringReorder(button: HTMLElement): void {
  const list = button.closest('ul');
  if (!list) return;
  const observer = new MutationObserver(() => {
    if (button.isConnected && document.activeElement === document.body) button.focus({ preventScroll: true });
  });
  observer.observe(list, { childList: true });
  setTimeout(() => observer.disconnect(), REORDER_TIMEOUT_MS);
}

export interface FavouriteButtonProps {
  readonly channel: Pick<Channel, 'id' | 'name'>;
  readonly link: string;
  readonly isFavourite: boolean;
  readonly tabIndex?: -1 | undefined;
  readonly className?: string | undefined;
}

/**
 * Toggles a favourite channel optimistically (LIST-05, LIST-06), for customers only (LIST-08). Failures are
 * rolled back and logged (LIST-09).
 */
export function FavouriteButton({ channel, link, isFavourite, tabIndex, className }: FavouriteButtonProps) {
  const user = useCurrentUser();
  const analytics = useAnalytics();
  const reporter = useReporter();
  const [setFavourite] = useSetFavouriteChannelMutation();
  if (user.kind === 'anonymous') return null;
  const name = titleOrFallback(channel.name);
  const toggle = async (button: HTMLElement) => {
    const isMember = !isFavourite;
    keepFocusDuringReorder(button);
    try {
      await setFavourite({ link, isMember }).unwrap();
      analytics.push({
        event: 'toggle_favourite_channel',
        channelId: channel.id,
        channelName: name,
        isFavourite: isMember,
      });
    } catch (error) {
      reporter.error(error, 'favourite.toggle');
    }
  };
  return (
    <IconButton
      label={`Favorittkanal: ${name}`}
      title={isFavourite ? 'Fjern fra favorittkanaler' : 'Legg til i favorittkanaler'}
      icon={isFavourite ? <StarFilledIcon /> : <StarIcon />}
      size="small"
      aria-pressed={isFavourite}
      tabIndex={tabIndex}
      className={classNames(styles.favourite, className)}
      onClick={({ currentTarget }) => void toggle(currentTarget)}
    />
  );
}
