import { describe, expect, it } from 'vitest';
import { storedConsent, createConsent } from './createConsent.ts';

function setUp(entries: Record<string, string> = {}) {
  const items = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { storage, consent: createConsent(storage) };
}

describe('consent', () => {
  it('consent is undefined before the user has answered', () => {
    expect(setUp().consent.answer()).toBeUndefined();
  });

  it.each(['granted', 'refused'] as const)(
    'consent %s is stored for the next visit and can be changed',
    (answer) => {
      const { storage, consent } = setUp({ [storedConsent.key]: 'granted' });
      consent.setAnswer(answer);
      expect(createConsent(storage).answer()).toBe(answer);
    },
  );

  it('consent listeners are called on each answer until unsubscribed', () => {
    const { consent } = setUp();
    const answers: unknown[] = [];
    const unsubscribe = consent.subscribe(() => answers.push(consent.answer()));
    consent.setAnswer('granted');
    consent.setAnswer('refused');
    unsubscribe();
    consent.setAnswer('granted');
    expect(answers).toEqual(['granted', 'refused']);
  });

  it.each(['', 'true', 'GRANTED'])('the stored value %j is no answer', (stored) => {
    expect(setUp({ [storedConsent.key]: stored }).consent.answer()).toBeUndefined();
  });
});
