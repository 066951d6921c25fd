import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

const RouteKeyContext = createContext<string>('');

interface DialogScopeProps {
  /** Identifies the route; open dialogs close when it changes. */
  readonly routeKey: string;
  readonly children: ReactNode;
}

/** Closes dialogs when the app's route changes (ROUTE-38). */
export function DialogScope({ routeKey, children }: DialogScopeProps) {
  return <RouteKeyContext value={routeKey}>{children}</RouteKeyContext>;
}

/** Calls `onClose` when the scope's route changes while `isOpen`. */
export function useCloseOnRouteChange(isOpen: boolean, onClose: () => void): void {
  const routeKey = useContext(RouteKeyContext);
  const openedAtKey = useRef(routeKey);
  useEffect(() => {
    if (openedAtKey.current === routeKey) return;
    openedAtKey.current = routeKey;
    if (isOpen) onClose();
  }, [routeKey, isOpen, onClose]);
}
