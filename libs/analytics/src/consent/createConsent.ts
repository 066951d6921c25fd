import { storedText, type KeyValueStorage } from '@tv/browser-storage';

export type ConsentAnswer = 'granted' | 'refused';

/** Nothing is tracked without consent. */
export interface Consent {
  /** Undefined without a valid answer. */
  readonly answer: () => ConsentAnswer | undefined;
  readonly setAnswer: (answer: ConsentAnswer) => void;
  /** Returns `unsubscribe`. */
  readonly subscribe: (listener: () => void) => () => void;
}

export const storedConsent = storedText({
  key: 'analytics-consent',
  scope: 'device',
  label: {
    name: 'Svaret om informasjonskapsler',
    text: 'Glemmer du det, spør vi igjen neste gang du kommer.',
  },
});

export function createConsent(storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>): Consent {
  const listeners = new Set<() => void>();
  return {
    answer() {
      const stored = storedConsent.read(storage);
      return stored === 'granted' || stored === 'refused' ? stored : undefined;
    },
    setAnswer(answer) {
      storedConsent.write(storage, answer);
      listeners.forEach((notify) => notify());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
