import { describe, expect, it } from 'vitest';
import { customerFixture, parsed, parseUserInfo } from '@tv/api-client/fixtures';
import { SUBSCRIPTION_STATES } from '../status/subscriptionState.ts';
import { accountStatus } from './accountStatus.ts';

const all = [...SUBSCRIPTION_STATES, 'PastDue'] as const;
const customer = (state: (typeof all)[number]) => parsed(parseUserInfo, customerFixture(state));

describe('account status', () => {
  it('account status has its own sentence and one next action for each state', () => {
    const statuses = all.map((state) => accountStatus(customer(state)));
    expect(new Set(statuses.map(({ sentence }) => sentence)).size).toBe(all.length);
    expect(Object.fromEntries(statuses.map(({ step }, at) => [all[at], decodeURI(step.to)]))).toEqual({
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

  it('account status recognizes a trial and a pending downgrade', () => {
    const active = customer('Active');
    expect(accountStatus({ ...active, isInTrialPeriod: true }).label).toBe('Prøveperiode');
    expect(accountStatus({ ...active, pendingDowngradeToPackageId: 'pakke-mini' })).toMatchObject({
      sentence: 'Du går over til en mindre pakke mandag 14. desember.',
      step: { to: '/min-konto/behold' },
    });
  });

  it('account status links to the packages without a package, and makes no claim about an unknown state', () => {
    const { subscribedPackage, ...rest } = customer('Active');
    expect(accountStatus({ ...rest, subscribedPackage: undefined }).step.to).toBe('/bli-kunde');
    if (subscribedPackage === undefined) throw new Error('The fixture has no package');
    const unknown = { ...rest, subscribedPackage: { ...subscribedPackage, state: undefined } };
    expect(accountStatus(unknown)).toMatchObject({ tone: 'error', step: { to: '/abonnement' } });
    expect(accountStatus(unknown).sentence).toMatch(/^Vi vet ikke/);
  });
});
