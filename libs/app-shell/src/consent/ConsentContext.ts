import { createContext } from 'react';
import type { Consent } from '@tv/analytics';

/** Undefined in environments without measurement, where no consent is needed. */
export const ConsentContext = createContext<Consent | undefined>(undefined);
