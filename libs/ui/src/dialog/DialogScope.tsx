import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

const PageKeyContext = createContext<string>('');

interface DialogScopeProps {
  /** Names the page on show; when it changes, every open dialog below closes. */
  readonly pageKey: string;
  readonly children: ReactNode;
}

/** Ties dialogs to a page: none outlives it (ROUTE-38). This library knows no router; the app names the page. */
export function DialogScope({ pageKey, children }: DialogScopeProps) {
  return <PageKeyContext value={pageKey}>{children}</PageKeyContext>;
}

/** Calls `onLeave` when the page of the surrounding scope changes, while `isOpen`. */
export function useLeave(isOpen: boolean, onLeave: () => void): void {
  const pageKey = useContext(PageKeyContext);
  const openedAt = useRef(pageKey);
  useEffect(() => {
    if (openedAt.current === pageKey) return;
    openedAt.current = pageKey;
    if (isOpen) onLeave();
  }, [pageKey, isOpen, onLeave]);
}
