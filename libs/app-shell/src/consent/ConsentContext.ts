import { createContext } from 'react';
import type { Consent } from '@tv/analytics';

/** The viewer's consent to being measured; undefined where nothing is, and nobody is asked. */
export const ConsentContext = createContext<Consent | undefined>(undefined);
