import { createContext } from 'react';

/** Shows a notice on the next page. */
export const NotifyContext = createContext<(message: string) => void>(() => undefined);
