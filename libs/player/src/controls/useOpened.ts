import { useEffect, useRef, useState } from 'react';

/** What was opened over the picture last: it stays a moment longer than it is open. */
export interface Opened {
  /** `keys`, `captions`, or the name of a panel. */
  readonly what: string;
  readonly isOpen: boolean;
}

/** What stands open over the picture, and who gets the focus back from it. */
export function useOpened() {
  const [opened, setOpened] = useState<Opened & { readonly opener: HTMLElement | null }>();
  const closedAt = useRef(0);
  // When it has closed, since it holds the focus until then.
  useEffect(() => {
    if (opened?.isOpen === false) opened.opener?.focus({ preventScroll: true });
  }, [opened]);
  return {
    opened,
    isOpen: opened?.isOpen === true,
    open: (what: string, opener: HTMLElement | null) => setOpened({ what, isOpen: true, opener }),
    close: () => {
      closedAt.current = performance.now();
      setOpened((before) => before && { ...before, isOpen: false });
    },
    /** What was opened is gone with the controls, and nobody gets the focus back. */
    forget: () => setOpened(undefined),
    /** A menu has closed. */
    menuClosed: () => void (closedAt.current = performance.now()),
    /** A key that was pressed before a menu or a dialog closed has closed it, wherever the focus was. */
    hasClosedBy: (event: { readonly timeStamp: number }) => event.timeStamp < closedAt.current,
  };
}
