import { useEffect, useRef, useState } from 'react';

/** `keys`, `captions`, or the name of a panel. */
export type DialogName = 'keys' | 'captions' | (string & {});

/** Kept after closing for its exit transition. */
export interface DialogState {
  readonly name: DialogName;
  readonly isOpen: boolean;
}

/** Returns the open dialog, and the element that gets the focus back. */
export function useDialogState() {
  const [current, setCurrent] = useState<DialogState & { readonly opener: HTMLElement | null }>();
  const closedAt = useRef(0);
  // After closing: an open dialog holds the focus.
  useEffect(() => {
    if (current?.isOpen === false) current.opener?.focus({ preventScroll: true });
  }, [current]);
  return {
    current,
    isOpen: current?.isOpen === true,
    open: (name: DialogName, opener: HTMLElement | null) => setCurrent({ name, isOpen: true, opener }),
    close: () => {
      closedAt.current = performance.now();
      setCurrent((before) => before && { ...before, isOpen: false });
    },
    /** Discards the dialog without restoring the focus. */
    reset: () => setCurrent(undefined),
    noteMenuClosed: () => void (closedAt.current = performance.now()),
    /** True if this key press closed a menu or dialog. */
    wasClosedBy: (event: { readonly timeStamp: number }) => event.timeStamp < closedAt.current,
  };
}
