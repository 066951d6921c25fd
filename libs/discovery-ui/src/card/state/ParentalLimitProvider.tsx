import { createContext, useContext, type ReactNode } from 'react';
import type { ParentalLimit } from './restriction.ts';

const ParentalLimitContext = createContext<ParentalLimit | undefined>(undefined);

/** Says once, for all cards below, what parental control lets through (CARD-39). */
export function ParentalLimitProvider({
  limit,
  children,
}: {
  readonly limit: ParentalLimit | undefined;
  readonly children: ReactNode;
}) {
  return <ParentalLimitContext value={limit}>{children}</ParentalLimitContext>;
}

/** What parental control lets through here; nothing is held back without a provider. */
export function useParentalLimit(): ParentalLimit | undefined {
  return useContext(ParentalLimitContext);
}
