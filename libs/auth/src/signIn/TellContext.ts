import { createContext } from 'react';

/** Says a sentence on the page that the viewer comes to. */
export const TellContext = createContext<(sentence: string) => void>(() => undefined);
