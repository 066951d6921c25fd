import { ProgressBar } from '@tv/ui';
import type { CardViewModel } from '../cardViewModel.ts';

interface CardProgressProps {
  readonly bar: CardViewModel['bar'];
  /** For the accessible name among several bars. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** Progress bar of a broadcast, or of what the user has watched. */
export function CardProgress({ bar, title, className }: CardProgressProps) {
  if (!bar) return null;
  const isLive = bar.kind === 'live';
  const label = isLive ? 'Sendt til nå' : 'Sett til nå';
  return (
    <ProgressBar
      value={bar.percent}
      label={title === undefined ? label : `${label}: ${title}`}
      isLive={isLive}
      className={className}
    />
  );
}
