import { describe, expect, it } from 'vitest';
import { customerFixture, parsed, parseUserInfo } from '@tv/api-client/fixtures';
import { SUBSCRIPTION_STATES } from '../subscriptionState/subscriptionState.ts';
import { notificationWords } from './notificationWords.ts';
import { countWords, notificationsFor, notificationsOf } from './notifications.ts';

const customer = (state: (typeof SUBSCRIPTION_STATES)[number] | 'PastDue') =>
  parsed(parseUserInfo, customerFixture(state));

const hasFailed = (state: Parameters<typeof customer>[0] | undefined) =>
  notificationsFor({ state, waiting: [] }).some(({ kind }) => kind === 'paymentFailed');

describe('what a customer is told', () => {
  it('ACCT-26 is the failed payment and each service that waits: 1 + 2 gives 3', () => {
    const told = notificationsFor({ state: 'PastDue', waiting: ['max', 'tv2play'] });
    expect(told).toHaveLength(3);
    expect(told.map((one) => notificationWords(one, customer('Active')).title)).toEqual([
      'Betaling feilet',
      'Max er ikke klar ennå',
      'TV 2 Play er ikke klar ennå',
    ]);
    expect(notificationsFor({ state: 'Active', waiting: ['max', 'tv2play'] })).toHaveLength(2);
    expect(notificationsFor({ state: 'PastDue', waiting: [] })).toHaveLength(1);
    expect(notificationsFor({ state: 'Active', waiting: [] })).toEqual([]);
  });

  it('ACCT-26 counts only services that the customer has and may use', () => {
    expect(notificationsOf(customer('Active'))).toEqual([
      { kind: 'service', service: 'tv2play' },
      { kind: 'service', service: 'max' },
    ]);
    // Who may not watch has nothing to activate.
    expect(notificationsOf(customer('PastDue'))).toEqual([{ kind: 'paymentFailed' }]);
    expect(notificationsOf(customer('Canceled'))).toEqual([]);
    expect(notificationsOf({ ...customer('Active'), subscribedPackage: undefined })).toEqual([]);
  });

  it('ACCT-27 has a payment that failed in PastDue, and in no other state', () => {
    expect([...SUBSCRIPTION_STATES, 'PastDue' as const, undefined].filter(hasFailed)).toEqual(['PastDue']);
  });

  it('each leads to where it is done, and says what is to do', () => {
    const active = customer('Active');
    const wordsOf = (service: 'viaplay' | 'tv2play' | 'max') =>
      notificationWords({ kind: 'service', service }, active);
    expect(notificationWords({ kind: 'paymentFailed' }, active).to).toBe('/min-konto/fortsett');
    expect([wordsOf('viaplay').to, wordsOf('tv2play').to, wordsOf('max').to]).toEqual([
      '/aktiver-viaplay',
      '/aktiver-tv2',
      '/aktiver-max',
    ]);
    expect(wordsOf('max').action).toBe('Aktiver Max');
    const max = { ...active.externalServicesStatus?.max, statusCode: 'Connected', inSubscription: true };
    const linked = parsed(parseUserInfo, { ...customerFixture('Active'), externalServicesStatus: { max } });
    // Nothing is left to do but wait.
    expect(notificationWords({ kind: 'service', service: 'max' }, linked).action).toBe('Se hvordan det går');
  });

  it('is counted in words', () => {
    expect([1, 2].map(countWords)).toEqual(['1 varsel', '2 varsler']);
  });
});
