import { createPortal } from 'react-dom';
import { CardActions } from '../actions/CardActions.tsx';
import { GrownCard } from './GrownCard.tsx';
import { cardsOnPage } from './cardsOnPage.browser.ts';
import { bodyOf } from './grownFrom.browser.ts';
import { useLifts } from './useLifts.browser.ts';

/**
 * Renders the hover UI of all cards: actions on the focused or hovered card, and the expanded card. Loaded on
 * first use.
 */
export function CardLayer() {
  const { focused, pointedAt, grown } = useLifts();
  const expandedCard = grown && cardsOnPage.get(grown);
  return (
    <>
      {[...new Set([focused, pointedAt])].map((element) => {
        const registered = element && cardsOnPage.get(element);
        const body = element && bodyOf(element);
        if (!registered || !body || element === grown) return null;
        const actions = <CardActions {...registered} hasKeyHint={element === focused} />;
        return createPortal(actions, body);
      })}
      {expandedCard ? <GrownCard {...expandedCard} element={grown} /> : null}
    </>
  );
}
