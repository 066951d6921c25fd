import { useMemo } from 'react';
import { collectReports } from '../../report/collectReports.ts';
import type { RegisteredCard } from '../hoverCard/cardRegistry.tsx';
import type { CardLink } from '../link/cardLink.ts';
import { detailsLink, playLink } from '../link/playLink.ts';
import { useLinkContext } from '../link/useLinkContext.ts';

/** Returns the links of a card's play and details actions. */
export function useCardActionLinks({
  card,
  viewModel: { state, target },
}: Pick<RegisteredCard, 'card' | 'viewModel'>): {
  readonly play: CardLink | undefined;
  readonly details: CardLink | undefined;
} {
  const context = useLinkContext();
  // Reports are dropped here: `Card` has already reported missing data.
  return useMemo(
    () =>
      collectReports((reporter) => ({
        play: playLink(card, { state: state.type, target }, { ...context, reporter }),
        details: detailsLink(card, { ...context, reporter }),
      })),
    [card, state.type, target, context],
  ).value;
}
