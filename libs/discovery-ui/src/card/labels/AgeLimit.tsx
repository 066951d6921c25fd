import type { Card } from '@tv/api-client';
import type { CardViewModel } from '../cardViewModel.ts';

/** Renders the age limit, unless it is 0 or shown with a lock (CARD-39). */
export function AgeLimit({
  card,
  viewModel,
  className,
}: {
  readonly card: Card;
  readonly viewModel: CardViewModel;
  readonly className?: string | undefined;
}) {
  if (card.ageLimit === undefined || card.ageLimit === 0 || viewModel.lockedAgeLimit !== undefined)
    return null;
  return <span className={className}>{card.ageLimit} år</span>;
}
