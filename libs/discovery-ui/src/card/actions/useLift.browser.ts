import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Whether a card is lifted: a mouse or pen is over it, or the keyboard's focus is in it. A finger lifts
 * nothing; it opens.
 */
export function useLift() {
  const [isOver, setIsOver] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isLifted: isOver || hasFocus,
    handlers: {
      onPointerEnter: (event: PointerEvent) => setIsOver(event.pointerType !== 'touch'),
      onPointerLeave: () => setIsOver(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setHasFocus(true);
      },
      onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
