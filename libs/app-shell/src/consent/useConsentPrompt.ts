import { useContext, useState } from 'react';
import type { ConsentAnswer } from '@tv/analytics';
import { useIsHydrated } from '@tv/ssr';
import { ConsentContext } from './ConsentContext.ts';

export interface ConsentPrompt {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly answer: (answer: ConsentAnswer) => void;
}

/** Returns the consent prompt; undefined when nothing is measured. */
export function useConsentPrompt(): ConsentPrompt | undefined {
  const consent = useContext(ConsentContext);
  const isHydrated = useIsHydrated();
  const [isPromptOpen, setIsPromptOpen] = useState(consent?.answer() === undefined);
  if (consent === undefined) return undefined;
  return {
    // localStorage is only read after hydration.
    isOpen: isPromptOpen && isHydrated,
    open: () => setIsPromptOpen(true),
    answer(answer) {
      consent.setAnswer(answer);
      setIsPromptOpen(false);
    },
  };
}
