import { useState, type SyntheticEvent } from 'react';

/** Whether a card has been hovered or focused, so that hover cards are needed. */
export function useMeetsCards() {
  const [areMet, setAreMet] = useState(false);
  const meet = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('article')) setAreMet(true);
  };
  return { areMet, handlers: { onPointerOver: meet, onFocus: meet } };
}
