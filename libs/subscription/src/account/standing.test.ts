import { describe, expect, it } from 'vitest';
import { customerFixture, parsed, parseUserInfo } from '@tv/api-client/fixtures';
import { SUBSCRIPTION_STATES } from '../subscriptionState/subscriptionState.ts';
import { accountStanding } from './standing.ts';

const all = [...SUBSCRIPTION_STATES, 'PastDue'] as const;
const customer = (state: (typeof all)[number]) => parsed(parseUserInfo, customerFixture(state));

describe('how an account stands', () => {
  it('is a sentence of its own in each state, with one step', () => {
    const told = all.map((state) => accountStanding(customer(state)));
    expect(new Set(told.map(({ sentence }) => sentence)).size).toBe(all.length);
    expect(Object.fromEntries(told.map(({ step }, at) => [all[at], decodeURI(step.to)]))).toEqual({
      Active: '/abonnement',
      FreeAccess: '/abonnement',
      PaymentInProgress: '/abonnement',
      UpgradeInProgress: '/abonnement',
      ChangeSubscriptionRequested: '/abonnement',
      PendingCancellation: '/min-konto/reaktiver',
      PendingPaymentInfo: '/min-konto/kjøp?productIds=mye&productIds=max-ultimate',
      PastDue: '/min-konto/fortsett',
      PaymentFailed: '/min-konto/fortsett',
      Canceled: '/bli-kunde',
      CanceledDueToLackOfPayment: '/bli-kunde',
    });
  });

  it('knows a trial and a pending downgrade', () => {
    const active = customer('Active');
    expect(accountStanding({ ...active, isInTrialPeriod: true }).label).toBe('Prøveperiode');
    expect(accountStanding({ ...active, pendingDowngradeToPackageId: 'pakke-mini' })).toMatchObject({
      sentence: 'Du går over til en mindre pakke mandag 14. desember.',
      step: { to: '/min-konto/behold' },
    });
  });

  it('leads who has no package to one, and claims nothing of a state that nobody knows', () => {
    const { subscribedPackage, ...rest } = customer('Active');
    expect(accountStanding({ ...rest, subscribedPackage: undefined }).step.to).toBe('/bli-kunde');
    if (subscribedPackage === undefined) throw new Error('The fixture has no package');
    const unknown = { ...rest, subscribedPackage: { ...subscribedPackage, state: undefined } };
    expect(accountStanding(unknown)).toMatchObject({ tone: 'trouble', step: { to: '/abonnement' } });
    expect(accountStanding(unknown).sentence).toMatch(/^Vi vet ikke/);
  });
});
