export type ConsentAnswer = 'granted' | 'refused';

/** Nothing is tracked without consent. */
export interface Consent {
  /** Undefined without a valid answer. */
  readonly answer: () => ConsentAnswer | undefined;
  readonly setAnswer: (answer: ConsentAnswer) => void;
  /** Returns `unsubscribe`. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Key in localStorage. */
export const CONSENT_KEY = 'analytics-consent';

/** Creates the consent store. */
export function createConsent(storage: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}): Consent {
  const listeners = new Set<() => void>();
  return {
    answer() {
      const stored = storage.getItem(CONSENT_KEY);
      return stored === 'granted' || stored === 'refused' ? stored : undefined;
    },
    setAnswer(answer) {
      storage.setItem(CONSENT_KEY, answer);
      listeners.forEach((notify) => notify());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
