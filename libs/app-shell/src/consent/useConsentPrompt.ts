import { createContext, useCallback, useContext, useState } from 'react';
import type { Consent, ConsentAnswer } from '@tv/analytics';

/** Undefined when nothing is measured. */
export const ConsentContext = createContext<Consent | undefined>(undefined);

/** Returns the consent prompt; undefined when nothing is measured. */
export function useConsentPrompt() {
  const consent = useContext(ConsentContext);
  const [isPromptOpen, setIsPromptOpen] = useState(consent?.answer() === undefined);
  const open = useCallback(() => setIsPromptOpen(true), []);
  if (consent === undefined) return undefined;
  return {
    /** Depends on localStorage: render it after hydration. */
    isOpen: isPromptOpen,
    open,
    answer: (answer: ConsentAnswer) => {
      consent.setAnswer(answer);
      setIsPromptOpen(false);
    },
  };
}
