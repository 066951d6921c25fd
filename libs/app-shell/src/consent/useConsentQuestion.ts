import { useContext, useState } from 'react';
import type { ConsentAnswer } from '@tv/analytics';
import { useIsHydrated } from '@tv/rendering';
import { ConsentContext } from './ConsentContext.ts';

/** The question that viewers answer once, and may answer anew. */
export interface ConsentQuestion {
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly answer: (answer: ConsentAnswer) => void;
}

/** Whether the viewer is to be asked now. Undefined where nothing is measured, and so nothing asked. */
export function useConsentQuestion(): ConsentQuestion | undefined {
  const consent = useContext(ConsentContext);
  const isHydrated = useIsHydrated();
  const [isAsked, setAsked] = useState(consent?.answer() === undefined);
  if (consent === undefined) return undefined;
  return {
    // What he answered stands in his own browser.
    isAsked: isAsked && isHydrated,
    ask: () => setAsked(true),
    answer(answer) {
      consent.give(answer);
      setAsked(false);
    },
  };
}
