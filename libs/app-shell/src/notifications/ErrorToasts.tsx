import { useLayoutEffect, useRef } from 'react';
import { CloseIcon, IconButton, WarningIcon } from '@tv/ui';
import styles from './ErrorToasts.module.css';

export interface ErrorToast {
  readonly id: number;
  readonly text: string;
}

interface ErrorToastsProps {
  readonly toasts: readonly ErrorToast[];
  readonly onClose: (id: number) => void;
}

/** Server error messages (SOCK-09), newest last, shown until closed. Closing restores focus. */
export function ErrorToasts({ toasts, onClose }: ErrorToastsProps) {
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    const next = list.current?.querySelector('button') ?? cameFrom.current;
    next?.focus();
  }, [toasts]);
  return (
    <div
      ref={list}
      className={styles.list}
      onFocus={({ relatedTarget, currentTarget }) => {
        const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (isOutside) cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map(({ id, text }) => (
        <div key={id} role="alert" className={styles.notice}>
          <span aria-hidden="true" className={styles.icon}>
            <WarningIcon />
          </span>
          <p className={styles.text}>{text}</p>
          <IconButton
            size="small"
            label="Lukk meldingen"
            icon={<CloseIcon />}
            onClick={() => {
              hadFocus.current = true;
              onClose(id);
            }}
          />
        </div>
      ))}
    </div>
  );
}
