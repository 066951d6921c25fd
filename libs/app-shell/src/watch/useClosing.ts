import { createContext, useContext } from 'react';
import type { Closing } from '@tv/player';

export const ClosingContext = createContext<Closing | undefined>(undefined);

/** The end of the last player. Throws outside a `ClosingProvider`. */
export function useClosing(): Closing {
  const closing = useContext(ClosingContext);
  if (!closing) throw new Error('useClosing needs a <ClosingProvider> above it');
  return closing;
}
