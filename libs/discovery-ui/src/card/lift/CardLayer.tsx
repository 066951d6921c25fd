import { createPortal } from 'react-dom';
import { CardActions } from '../actions/CardActions.tsx';
import { GrownCard } from './GrownCard.tsx';
import { cardsOnPage } from './cardsOnPage.browser.ts';
import { bodyOf } from './grownFrom.browser.ts';
import { useLifts } from './useLifts.browser.ts';

/**
 * What lifts the cards of a page, drawn once for all of them and not before one is met: on a card that has the keyboard's
 * focus, and under a pointer where cards do not grow, what it offers; and the card that grows where a pointer rests.
 * Stands at the end of the page, beside what holds the cards.
 */
export function CardLayer() {
  const { focused, pointedAt, grown } = useLifts();
  const large = grown && cardsOnPage.get(grown);
  return (
    <>
      {[...new Set([focused, pointedAt])].map((element) => {
        const shown = element && cardsOnPage.get(element);
        const body = element && bodyOf(element);
        if (!shown || !body || element === grown) return null;
        const offers = <CardActions {...shown} hasKeyHint={element === focused} />;
        return createPortal(offers, body);
      })}
      {large ? <GrownCard {...large} element={grown} /> : null}
    </>
  );
}
