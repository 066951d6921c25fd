import { createContext, useContext } from 'react';
import type { ParentalSetting } from './parentalSetting.ts';

/** Says once, for all that is shown below, what parental control lets through (CARD-39). */
export const ParentalLimitContext = createContext<ParentalSetting | undefined>(undefined);

/**
 * What parental control lets through here, for showing a lock; nothing is held back where nobody says so. It comes a
 * moment after the page: whether something may be watched is asked of `@tv/auth/parental`.
 */
export function useParentalLimit(): ParentalSetting | undefined {
  return useContext(ParentalLimitContext);
}
