import { useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '@tv/ssr';
import { useCloseOnRouteChange } from './DialogScope.tsx';
import { Modal } from './Modal.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape, a click outside, or the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: ReactNode;
  /** Image above the title. */
  readonly media?: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions?: ReactNode;
  /** False requires an answer: no close button, Escape or outside click. */
  readonly isDismissable?: boolean;
  /** Render target, which sets the tone; `<body>` by default. */
  readonly container?: HTMLElement | null;
  /** First focusable element by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `side` is a panel beside the page. */
  readonly placement?: 'middle' | 'side';
  readonly children?: ReactNode;
}

/** A modal dialog in the top layer. Traps and restores focus. Closes on route changes (ROUTE-38). */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, container } = props;
  const [isMounted, setIsMounted] = useState(isOpen);
  const isHydrated = useIsHydrated();
  useCloseOnRouteChange(isOpen, onClose);
  if (isOpen && !isMounted) setIsMounted(true);
  if (!isMounted || !isHydrated) return null;
  const target = container === undefined ? document.body : container;
  if (!target) return null;
  return createPortal(<Modal {...props} onClosed={() => setIsMounted(false)} />, target);
}
