import { useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLeave } from './DialogScope.tsx';
import { Modal } from './Modal.tsx';
import { usePageEnd } from './usePageEnd.browser.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked to close by Escape, a click outside or the cross. */
  readonly onClose: () => void;
  readonly title: string;
  readonly text?: ReactNode;
  /** A picture above the title, from edge to edge. */
  readonly media?: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions?: ReactNode;
  /** Off where the viewer has to answer: no cross, and neither Escape nor a click outside closes. */
  readonly isDismissable?: boolean;
  /** Whose tone and words it takes on: the player's, which is dark in every brand; the page's by default. */
  readonly container?: HTMLElement | null;
  /** What has the focus when it opens; the first thing in it by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `side`: from top to bottom along the end of the window, for what is chosen while the rest goes on being looked at. */
  readonly placement?: 'middle' | 'side';
  readonly children?: ReactNode;
}

/**
 * A question or a message over the page, and over what fills the screen. Holds the focus, and gives it back when it closes. It
 * closes when the viewer goes elsewhere, dismissable or not (ROUTE-38).
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, container } = props;
  const [isThere, setThere] = useState(isOpen);
  const pageEnd = usePageEnd();
  const place = container === undefined ? pageEnd : container;
  useLeave(isOpen, onClose);
  if (isOpen && !isThere) setThere(true);
  if (!isThere || !place) return null;
  return createPortal(<Modal {...props} onGone={() => setThere(false)} />, place);
}
