import { createContext, useContext, useState } from 'react';
import type { Consent, ConsentAnswer } from '@tv/analytics';
import { useIsHydrated } from '@tv/ssr';

/** Undefined when nothing is measured. */
export const ConsentContext = createContext<Consent | undefined>(undefined);

/** Returns the consent prompt; undefined when nothing is measured. */
export function useConsentPrompt() {
  const consent = useContext(ConsentContext);
  const isHydrated = useIsHydrated();
  const [isPromptOpen, setIsPromptOpen] = useState(consent?.answer() === undefined);
  if (consent === undefined) return undefined;
  return {
    // localStorage is only read after hydration.
    isOpen: isPromptOpen && isHydrated,
    open: () => setIsPromptOpen(true),
    answer: (answer: ConsentAnswer) => {
      consent.setAnswer(answer);
      setIsPromptOpen(false);
    },
  };
}
