import { createPortal } from 'react-dom';
import { CardActions } from '../actions/CardActions.tsx';
import { ExpandedCard } from './ExpandedCard.tsx';
import { getCardBody } from './cardElements.browser.ts';
import { useCardRegistry } from './cardRegistry.tsx';
import { useHoverIntent } from './useHoverIntent.browser.ts';

/** Renders the hover UI of all cards: actions on the focused or hovered card, and the expanded card. */
export function HoverCardLayer() {
  const registry = useCardRegistry();
  const { focused, hovered, expanded } = useHoverIntent();
  const expandedCard = expanded && registry?.get(expanded);
  return (
    <>
      {[...new Set([focused, hovered])].map((element) => {
        const registered = element && registry?.get(element);
        const body = element && getCardBody(element);
        if (!registered || !body || element === expanded) return null;
        const actions = <CardActions {...registered} hasKeyHint={element === focused} />;
        return createPortal(actions, body);
      })}
      {expandedCard ? <ExpandedCard {...expandedCard} element={expanded} /> : null}
    </>
  );
}
