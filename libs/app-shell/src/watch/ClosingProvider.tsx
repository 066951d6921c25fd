import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Closing } from '@tv/player';
import { ClosingContext } from './useClosing.ts';

/** Keeps the end of the last player for the next one to wait for, over all changes of page. */
export function ClosingProvider({ children }: { readonly children: ReactNode }) {
  const [closing] = useState<Closing>(() => ({ current: Promise.resolve() }));
  return <ClosingContext value={closing}>{children}</ClosingContext>;
}
