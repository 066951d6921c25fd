import { useState, type SyntheticEvent } from 'react';

/** Whether a pointer or the focus has been on a card of the page: then what lifts cards is wanted. */
export function useMeetsCards() {
  const [areMet, setAreMet] = useState(false);
  const meet = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('article')) setAreMet(true);
  };
  return { areMet, handlers: { onPointerOver: meet, onFocus: meet } };
}
