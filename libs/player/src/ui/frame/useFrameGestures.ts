import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Elements with their own press handling. */
const INTERACTIVE_SELECTOR = 'button, a, input, [role="slider"], [role="menu"], dialog';

interface FrameGesturesOptions {
  readonly areControlsHidden: boolean;
  /** Taps do not seek. */
  readonly isTapDisabled: boolean;
  readonly onTap: (event: MouseEvent<HTMLElement>) => void;
}

/** Touches on the frame: the first one shows the controls, taps on the picture seek. */
export function useFrameGestures({ areControlsHidden, isTapDisabled, onTap }: FrameGesturesOptions) {
  const isRevealTap = useRef(false);
  const lastPointer = useRef('mouse');
  return {
    isTouchInput: () => lastPointer.current === 'touch',
    handlePointerDown(event: PointerEvent) {
      lastPointer.current = event.pointerType;
      // A touch that shows the controls must not press a hidden control.
      isRevealTap.current = areControlsHidden && event.pointerType === 'touch';
      if (isRevealTap.current) event.stopPropagation();
    },
    handleClick(event: MouseEvent<HTMLElement>) {
      const { target } = event;
      const isPicture = target instanceof Element && target.closest(INTERACTIVE_SELECTOR) === null;
      if (lastPointer.current === 'touch' && !isTapDisabled && (isRevealTap.current || isPicture))
        onTap(event);
      if (isRevealTap.current) event.stopPropagation();
      isRevealTap.current = false;
    },
  };
}
