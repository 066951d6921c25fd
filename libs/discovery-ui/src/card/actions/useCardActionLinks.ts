import { useLinkContext } from '../../report/useRule.ts';
import type { RegisteredCard } from '../hoverCard/cardRegistry.tsx';
import { detailsLink, playLink } from '../link/playLink.ts';

/** `Card` has already reported missing data. */
const silentReporter = { error: () => undefined, warn: () => undefined };

/** Returns the links of a card's play and details actions. */
export function useCardActionLinks({ card, viewModel }: Pick<RegisteredCard, 'card' | 'viewModel'>) {
  const context = { ...useLinkContext(), reporter: silentReporter };
  const { state, target } = viewModel;
  return {
    play: playLink(card, { state: state.type, target }, context),
    details: detailsLink(card, context),
  };
}
