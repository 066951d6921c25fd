/** What the viewer said when he was asked whether what he does may be measured. */
export type ConsentAnswer = 'granted' | 'refused';

/** The viewer's consent to being measured, kept in this browser. Nothing is measured before he gave it. */
export interface Consent {
  /** Undefined where he has not been asked, or answered in a way that nobody understands. */
  readonly answer: () => ConsentAnswer | undefined;
  readonly give: (answer: ConsentAnswer) => void;
  /** Has something told of each answer that is given from now on; answers with what ends that. */
  readonly listen: (listener: () => void) => () => void;
}

/** Key in local storage. */
export const CONSENT_KEY = 'analytics-consent';

/** @param storage  local storage; what it cannot keep is asked again on the next visit */
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
    give(answer) {
      storage.setItem(CONSENT_KEY, answer);
      listeners.forEach((tell) => tell());
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
