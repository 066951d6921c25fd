import { useRef } from 'react';
import { useReporter } from '@tv/analytics';
import { useExcludeFromContinueWatchingMutation } from '@tv/api-client';
import { CloseIcon, IconButton } from '@tv/ui';
import styles from './RemoveButton.module.css';
import { focusNeighbour } from './focusNeighbour.browser.ts';

/**
 * Takes a card out of continue watching. The lane is asked for again and comes without it; the keyboard's
 * focus goes on to the neighbour, not away with the card. A failure is logged only.
 */
export function RemoveButton({ title, link }: { readonly title: string; readonly link: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const reporter = useReporter();
  const [exclude, { isLoading }] = useExcludeFromContinueWatchingMutation();
  const remove = async () => {
    try {
      await exclude(link).unwrap();
      if (button.current) focusNeighbour(button.current);
    } catch (error) {
      reporter.error(error, 'card.removeFromContinueWatching');
    }
  };
  return (
    <IconButton
      ref={button}
      label={`Fjern ${title} fra Fortsett å se`}
      title="Fjern fra Fortsett å se"
      icon={<CloseIcon />}
      variant="on-image"
      size="small"
      aria-disabled={isLoading}
      className={styles.remove}
      onClick={() => {
        if (!isLoading) void remove();
      }}
    />
  );
}
