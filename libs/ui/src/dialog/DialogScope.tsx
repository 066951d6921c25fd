import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

const PlaceContext = createContext<string>('');

interface DialogScopeProps {
  /** Names where the viewer is; when it changes, every open dialog below closes. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Ties dialogs to a place: none outlives it (ROUTE-38). This library knows no router; the app says the place. */
export function DialogScope({ place, children }: DialogScopeProps) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Calls `onLeave` when the place of the surrounding scope changes, while `isOpen`. */
export function useLeave(isOpen: boolean, onLeave: () => void): void {
  const place = useContext(PlaceContext);
  const openedAt = useRef(place);
  useEffect(() => {
    if (openedAt.current === place) return;
    openedAt.current = place;
    if (isOpen) onLeave();
  }, [place, isOpen, onLeave]);
}
