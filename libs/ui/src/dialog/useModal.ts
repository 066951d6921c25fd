import { useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalOptions {
  readonly isOpen: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Called after the exit animation. */
  readonly onClosed: () => void;
}

/** Opens and closes a `<dialog>` as a modal. The browser makes the page inert and restores focus. */
export function useModal({
  isOpen,
  initialFocus,
  onClosed,
}: ModalOptions): RefObject<HTMLDialogElement | null> {
  const modal = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = modal.current;
    if (!dialog) return undefined;
    if (isOpen) {
      if (!dialog.open) dialog.showModal();
      initialFocus?.current?.focus();
      return undefined;
    }
    dialog.close();
    let isCancelled = false;
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!isCancelled) onClosed();
    });
    return () => void (isCancelled = true);
    // Other changes must not reopen it.
  }, [isOpen]);
  // Removing an open dialog would lose the focus.
  useLayoutEffect(() => {
    const dialog = modal.current;
    return () => dialog?.close();
  }, []);
  return modal;
}
