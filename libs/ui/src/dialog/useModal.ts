import { useLayoutEffect, useRef, type RefObject } from 'react';

interface ModalOptions {
  readonly isOpen: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Told when it has closed, and nothing of it moves any more. */
  readonly onGone: () => void;
}

/**
 * Opens and closes a `<dialog>` as a modal one. The browser does the rest: nothing behind it is reached, and who had the focus gets
 * it back.
 */
export function useModal({
  isOpen,
  initialFocus,
  onGone,
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
    let isOver = false;
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (!isOver) onGone();
    });
    return () => void (isOver = true);
    // What else changes while it is open opens nothing anew.
  }, [isOpen]);
  // One that is taken out of the document as it stands would leave the focus nowhere.
  useLayoutEffect(() => {
    const dialog = modal.current;
    return () => dialog?.close();
  }, []);
  return modal;
}
