import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../className/classNames.ts';
import { CloseIcon } from '../icon/icons.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';

interface ModalProps extends DialogProps {
  /** Called after the exit animation. */
  readonly onClosed: () => void;
}

/** A mounted dialog: opens on mount, closes after its animation. */
export function Modal({
  isOpen,
  onClose,
  onClosed,
  title,
  text,
  media,
  actions,
  isDismissable = true,
  initialFocus,
  placement = 'middle',
  children,
}: ModalProps) {
  const id = useId();
  const modal = useModal(isOpen, initialFocus, onClosed);
  const isBackdropPressed = useRef(false);
  const dismiss = () => {
    if (isDismissable) onClose();
  };
  return (
    // The keyboard closes it with Escape; clicks here hit the backdrop.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={modal}
      // Not interactive while fading out.
      inert={!isOpen}
      aria-labelledby={`${id}-title`}
      {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
      className={classNames(styles.dialog, styles[placement])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Otherwise the browser closes it on the second Escape.
        event.preventDefault();
        dismiss();
      }}
      // Other close requests, such as Android's back button.
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={() => {
        if (!isOpen || modal.current?.open !== false) return;
        if (isDismissable) onClose();
        else modal.current.showModal();
      }}
      // Selecting text inside and releasing outside does not close it.
      onPointerDown={({ target, currentTarget }) =>
        void (isBackdropPressed.current = target === currentTarget)
      }
      onClick={({ target, currentTarget }) => {
        if (isBackdropPressed.current && target === currentTarget) dismiss();
      }}
    >
      <div className={styles.box}>
        {media === undefined ? null : <div className={styles.media}>{media}</div>}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {isDismissable ? (
          <button type="button" aria-label="Lukk" className={styles.close} onClick={onClose}>
            <CloseIcon />
          </button>
        ) : null}
        {text === undefined ? null : (
          <p id={`${id}-text`} className={styles.text}>
            {text}
          </p>
        )}
        {children}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** Opens and closes a `<dialog>` as a modal. The browser makes the page inert and restores focus. */
function useModal(isOpen: boolean, initialFocus: ModalProps['initialFocus'], onClosed: () => void) {
  const modal = useRef<HTMLDialogElement>(null);
  const focusInitial = useEffectEvent(() => initialFocus?.current?.focus());
  const handleClosed = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!dialog) return undefined;
    if (isOpen) {
      if (!dialog.open) dialog.showModal();
      focusInitial();
      return undefined;
    }
    dialog.close();
    let isCancelled = false;
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!isCancelled) handleClosed();
    });
    return () => void (isCancelled = true);
  }, [isOpen]);
  // Removing an open dialog would lose the focus.
  useLayoutEffect(() => {
    const dialog = modal.current;
    return () => dialog?.close();
  }, []);
  return modal;
}
