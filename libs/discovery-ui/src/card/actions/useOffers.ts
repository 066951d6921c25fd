import { useMemo } from 'react';
import { collectReports } from '../../report/collectReports.ts';
import type { CardOnPage } from '../lift/cardsOnPage.browser.ts';
import type { CardLink } from '../link/cardLink.ts';
import { detailsLink, playLink } from '../link/playLink.ts';
import { useLinkContext } from '../link/useLinkContext.ts';

/** Where a lifted card leads besides where it leads itself: to play at once, and to its details. */
export function useOffers({ card, happening: { state, target } }: Pick<CardOnPage, 'card' | 'happening'>): {
  readonly play: CardLink | undefined;
  readonly details: CardLink | undefined;
} {
  const context = useLinkContext();
  // What is missing in the card's data was reported when its own link was made.
  return useMemo(
    () =>
      collectReports((reporter) => ({
        play: playLink(card, { state: state.type, target }, { ...context, reporter }),
        details: detailsLink(card, { ...context, reporter }),
      })),
    [card, state.type, target, context],
  ).value;
}
