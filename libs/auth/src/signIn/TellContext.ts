import { createContext } from 'react';

/** Shows a notice on the next page. */
export const TellContext = createContext<(sentence: string) => void>(() => undefined);
