import { createContext, useContext } from 'react';
import type { ParentalSetting } from './parentalSetting.ts';

/** The active parental limit, for locks (CARD-39). */
export const ParentalLimitContext = createContext<ParentalSetting | undefined>(undefined);

/** Returns the limit for locks. It arrives after the first render, so gate playback with `@tv/auth/parental`. */
export function useParentalLimit(): ParentalSetting | undefined {
  return useContext(ParentalLimitContext);
}
