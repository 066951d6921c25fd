import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { DOUBLE_TAP_TIMEOUT_MS } from '../transport/useDoubleTapSeek.tsx';

/** Elements with their own press handling. */
const INTERACTIVE_SELECTOR = 'button, a, input, [role="slider"], [role="menu"], dialog';

interface FrameGesturesOptions {
  readonly areControlsHidden: boolean;
  /** Taps neither seek nor hide the controls. */
  readonly isTapDisabled: boolean;
  readonly onTap: (event: MouseEvent<HTMLElement>) => void;
  readonly onHideControls: () => void;
}

/** Touches on the frame: a tap on the picture shows or hides the controls, and double taps seek. */
export function useFrameGestures(options: FrameGesturesOptions) {
  const { areControlsHidden, isTapDisabled, onTap, onHideControls } = options;
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRevealTap = useRef(false);
  const lastPointer = useRef('mouse');
  useEffect(() => () => clearTimeout(hideTimer.current), []);
  return {
    isTouchInput: () => lastPointer.current === 'touch',
    handlePointerDown(event: PointerEvent) {
      lastPointer.current = event.pointerType;
      clearTimeout(hideTimer.current);
      // A touch that shows the controls must not press a hidden control.
      isRevealTap.current = areControlsHidden && event.pointerType === 'touch';
      if (isRevealTap.current) event.stopPropagation();
    },
    handleClick(event: MouseEvent<HTMLElement>) {
      const { target } = event;
      const isPicture = target instanceof Element && target.closest(INTERACTIVE_SELECTOR) === null;
      const isTap = lastPointer.current === 'touch' && !isTapDisabled && (isRevealTap.current || isPicture);
      if (isTap) onTap(event);
      if (isTap && !isRevealTap.current)
        hideTimer.current = setTimeout(onHideControls, DOUBLE_TAP_TIMEOUT_MS);
      if (isRevealTap.current) event.stopPropagation();
      isRevealTap.current = false;
    },
  };
}
