import { describe, expect, it } from 'vitest';
import { customerFixture, parsed, parseUserInfo } from '@tv/api-client/fixtures';
import { SUBSCRIPTION_STATES } from '../status/subscriptionState.ts';
import { notificationText } from './NotificationList.tsx';
import { countText, listNotifications, customerNotifications } from './notifications.ts';

const customer = (state: (typeof SUBSCRIPTION_STATES)[number] | 'PastDue') =>
  parsed(parseUserInfo, customerFixture(state));

const hasFailed = (state: Parameters<typeof customer>[0] | undefined) =>
  listNotifications(state, []).some(({ kind }) => kind === 'paymentFailed');

describe('customer notifications', () => {
  it('ACCT-26 notifications list the failed payment and each service that needs action: 1 + 2 gives 3', () => {
    const notifications = listNotifications('PastDue', ['max', 'tv2play']);
    expect(notifications).toHaveLength(3);
    expect(notifications.map((one) => notificationText(one, customer('Active')).title)).toEqual([
      'Betaling feilet',
      'Max er ikke klar ennå',
      'TV 2 Play er ikke klar ennå',
    ]);
    expect(listNotifications('Active', ['max', 'tv2play'])).toHaveLength(2);
    expect(listNotifications('PastDue', [])).toHaveLength(1);
    expect(listNotifications('Active', [])).toEqual([]);
  });

  it('ACCT-26 notifications include only services the customer has and may use', () => {
    expect(customerNotifications(customer('Active'))).toEqual([
      { kind: 'service', service: 'tv2play' },
      { kind: 'service', service: 'max' },
    ]);
    // Without access there is nothing to activate.
    expect(customerNotifications(customer('PastDue'))).toEqual([{ kind: 'paymentFailed' }]);
    expect(customerNotifications(customer('Canceled'))).toEqual([]);
    expect(customerNotifications({ ...customer('Active'), subscribedPackage: undefined })).toEqual([]);
  });

  it('ACCT-27 a failed payment is notified in PastDue only', () => {
    expect([...SUBSCRIPTION_STATES, 'PastDue' as const, undefined].filter(hasFailed)).toEqual(['PastDue']);
  });

  it('a notification links to the page for its action, and names the action', () => {
    const active = customer('Active');
    const textOf = (service: 'viaplay' | 'tv2play' | 'max') =>
      notificationText({ kind: 'service', service }, active);
    expect(notificationText({ kind: 'paymentFailed' }, active).to).toBe('/min-konto/fortsett');
    expect([textOf('viaplay').to, textOf('tv2play').to, textOf('max').to]).toEqual([
      '/aktiver-viaplay',
      '/aktiver-tv2',
      '/aktiver-max',
    ]);
    expect(textOf('max').action).toBe('Aktiver Max');
    const max = { ...active.externalServicesStatus?.max, statusCode: 'Connected', inSubscription: true };
    const linked = parsed(parseUserInfo, { ...customerFixture('Active'), externalServicesStatus: { max } });
    // Only waiting is left.
    expect(notificationText({ kind: 'service', service: 'max' }, linked).action).toBe('Se hvordan det går');
  });

  it('notifications are counted as text', () => {
    expect([1, 2].map(countText)).toEqual(['1 varsel', '2 varsler']);
  });
});
