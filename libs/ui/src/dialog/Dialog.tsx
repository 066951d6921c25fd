import { Dialog as Headless } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../className/classNames.ts';
import { CloseIcon } from '../icon/icons.tsx';
import styles from './Dialog.module.css';
import { useLeave } from './DialogScope.tsx';

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
  /** Where to draw it: inside the player while that fills the screen; at the end of the page by default. */
  readonly container?: HTMLElement | null;
  /** Off where who opened it gives the focus back himself: to something that is no stop of Tab, or that a menu stood before. */
  readonly returnsFocus?: boolean;
  /** What has the focus when it opens; the first thing in it by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `side`: from top to bottom along the end of the window, for what is chosen while the rest goes on being looked at. */
  readonly placement?: 'middle' | 'side';
  readonly children?: ReactNode;
}

/**
 * A question or a message over the page. Holds the focus, and gives it back when it closes. It closes when the
 * viewer goes elsewhere, dismissable or not (ROUTE-38).
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  text,
  media,
  actions,
  isDismissable = true,
  container,
  returnsFocus = true,
  initialFocus,
  placement = 'middle',
  children,
}: DialogProps) {
  useLeave(isOpen, onClose);
  return (
    <Headless.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && isDismissable) onClose();
      }}
      disablePointerDismissal={!isDismissable}
    >
      <Headless.Portal {...(container === undefined ? {} : { container })}>
        <Headless.Backdrop className={classNames(styles.backdrop, styles[placement])} />
        <Headless.Viewport className={classNames(styles.viewport, styles[placement])}>
          <Headless.Popup
            className={classNames(styles.dialog, styles[placement])}
            {...(initialFocus === undefined ? {} : { initialFocus })}
            {...(returnsFocus ? {} : { finalFocus: false })}
          >
            {media === undefined ? null : <div className={styles.media}>{media}</div>}
            <Headless.Title className={styles.title}>{title}</Headless.Title>
            {isDismissable ? (
              <Headless.Close aria-label="Lukk" className={styles.close}>
                <CloseIcon />
              </Headless.Close>
            ) : null}
            {text === undefined ? null : (
              <Headless.Description className={styles.text}>{text}</Headless.Description>
            )}
            {children}
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </Headless.Popup>
        </Headless.Viewport>
      </Headless.Portal>
    </Headless.Root>
  );
}
