import { createContext } from 'react';
import type { Consent } from '@tv/analytics';

/** Undefined when nothing is measured. */
export const ConsentContext = createContext<Consent | undefined>(undefined);
