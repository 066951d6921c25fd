import { useReporter } from '@tv/analytics';
import { useExcludeFromContinueWatchingMutation } from '@tv/api-client';
import { CloseIcon, IconButton } from '@tv/ui';
import styles from './RemoveButton.module.css';
import { prepareHandOver } from './handOverFocus.browser.ts';

/**
 * Takes a card out of continue watching. The lane is asked for again and comes without it; the keyboard's
 * focus goes on to the neighbour, not away with the card. A failure is logged only.
 */
export function RemoveButton({ title, link }: { readonly title: string; readonly link: string }) {
  const reporter = useReporter();
  const [exclude, { isLoading }] = useExcludeFromContinueWatchingMutation();
  const remove = async (button: HTMLElement) => {
    const handOver = prepareHandOver(button);
    try {
      await exclude(link).unwrap();
      handOver();
    } catch (error) {
      reporter.error(error, 'card.removeFromContinueWatching');
    }
  };
  return (
    <IconButton
      label={`Fjern ${title} fra Fortsett å se`}
      title="Fjern fra Fortsett å se"
      icon={<CloseIcon />}
      variant="on-image"
      size="small"
      aria-disabled={isLoading}
      className={styles.remove}
      onClick={({ currentTarget }) => {
        if (!isLoading) void remove(currentTarget);
      }}
    />
  );
}
