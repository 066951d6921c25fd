import { useState, type SyntheticEvent } from 'react';

/** Whether a card has been hovered or focused, so that hover cards are needed. */
export function useCardInteraction() {
  const [hasInteracted, setHasInteracted] = useState(false);
  const handleInteraction = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('article')) setHasInteracted(true);
  };
  return { hasInteracted, handlers: { onPointerOver: handleInteraction, onFocus: handleInteraction } };
}
