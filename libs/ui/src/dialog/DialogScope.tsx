import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

const PageKeyContext = createContext<string>('');

interface DialogScopeProps {
  /** Identifies the route; open dialogs close when it changes. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

/** Closes dialogs when the app's route changes (ROUTE-38). */
export function DialogScope({ pageKey, children }: DialogScopeProps) {
  return <PageKeyContext value={pageKey}>{children}</PageKeyContext>;
}

/** Calls `onClose` when the scope's route changes while `isOpen`. */
export function useLeave(isOpen: boolean, onLeave: () => void): void {
  const pageKey = useContext(PageKeyContext);
  const openedAt = useRef(pageKey);
  useEffect(() => {
    if (openedAt.current === pageKey) return;
    openedAt.current = pageKey;
    if (isOpen) onLeave();
  }, [pageKey, isOpen, onLeave]);
}
