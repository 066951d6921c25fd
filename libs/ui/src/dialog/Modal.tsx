import { useId, useRef } from 'react';
import { classNames } from '../className/classNames.ts';
import { CloseIcon } from '../icon/icons.tsx';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import { useModal } from './useModal.ts';

interface ModalProps extends DialogProps {
  /** It has closed, and is out of sight. */
  readonly onGone: () => void;
}

/** A dialog while it is there: it opens when it comes, and goes when it has faded. */
export function Modal({
  isOpen,
  onClose,
  onGone,
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
  const modal = useModal({ isOpen, initialFocus, onGone });
  const isPressedBeside = useRef(false);
  const dismiss = () => {
    if (isDismissable) onClose();
  };
  return (
    // The browser's own keys close it; what is pressed here is the page behind it.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={modal}
      // While it fades it is not in the way.
      inert={!isOpen}
      aria-labelledby={`${id}-title`}
      {...(text === undefined ? {} : { 'aria-describedby': `${id}-text` })}
      className={classNames(styles.dialog, styles[placement])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Or the browser would close it after the second time, whatever it is told.
        event.preventDefault();
        dismiss();
      }}
      // Other ways to close what is open, such as the key of a phone that goes back.
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={() => {
        if (!isOpen || modal.current?.open !== false) return;
        if (isDismissable) onClose();
        else modal.current.showModal();
      }}
      // A press that began inside, where words were marked, is none.
      onPointerDown={({ target, currentTarget }) => void (isPressedBeside.current = target === currentTarget)}
      onClick={({ target, currentTarget }) => {
        if (isPressedBeside.current && target === currentTarget) dismiss();
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
