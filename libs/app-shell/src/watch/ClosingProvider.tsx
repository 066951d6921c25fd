import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { Closing } from '@tv/player';

const ClosingContext = createContext<Closing | undefined>(undefined);

/** Keeps the end of the last player for the next one to wait for, over all changes of page. */
export function ClosingProvider({ children }: { readonly children: ReactNode }) {
  const [closing] = useState<Closing>(() => ({ current: Promise.resolve() }));
  return <ClosingContext value={closing}>{children}</ClosingContext>;
}

/** The end of the last player. Throws outside a `ClosingProvider`. */
export function useClosing(): Closing {
  const closing = useContext(ClosingContext);
  if (!closing) throw new Error('useClosing needs a <ClosingProvider> above it');
  return closing;
}
