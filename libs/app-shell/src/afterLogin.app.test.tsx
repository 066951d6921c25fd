// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { customerService, type KeptSubscription } from './testing/customerService.ts';
import { openApp, until, type AppOptions } from './testing/openApp.ts';

const CANCELLED = 'GET /gateway/customer/paymentCancelled';

function open(subscription: KeptSubscription, options: Partial<AppOptions> = {}) {
  const { responses } = customerService(subscription);
  return openApp({ isSignedIn: true, ...options, responses: { ...responses, ...options.responses } });
}

const selected = { selectedProductIds: ['mye'] };

describe('what follows a login', () => {
  it('SUB-17 SUB-18 a failed payment leads to the subscription once, and one may go elsewhere then', async () => {
    const app = await open({ ...selected, state: 'PaymentFailed' });
    await until(() => expect(app.at()).toBe('/abonnement'));
    app.goTo('/vilkar');
    await until(() => expect(document.querySelector('h1')?.textContent).toContain('ilkår'));
    await app.pass(500);
    expect(app.at()).toBe('/vilkar');
    expect(app.network.requestsTo(CANCELLED)).toHaveLength(1);
  });

  it('SUB-19 what was chosen and not paid leads on to paying, also on another day', async () => {
    const app = await open({ ...selected, state: 'PendingPaymentInfo' });
    await until(() => expect(decodeURI(app.at())).toBe('/min-konto/kjøp?productIds=mye'));
  });

  it('SUB-20 a payment by wallet that is under way leads to where it is asked for', async () => {
    const app = await open(
      { ...selected, state: 'PaymentInProgress' },
      {
        responses: {
          'GET /gateway/customer/billingProvider': { provider: 'Vipps' },
          'POST /gateway/billingprovider/vipps/poll': { paymentStatus: 'pending' },
        },
      },
    );
    await until(() => expect(app.at()).toBe('/payment/vipps'));
  });

  it('AUTH-38 AUTH-41 SUB-21 SUB-22 an account that was deleted with its payment is signed out, and ends at the root', async () => {
    const app = await open(
      { ...selected, state: 'Active' },
      { responses: { [CANCELLED]: { isDeleted: true } } },
    );
    await until(() => expect(app.moves.join()).toContain('/session/end'));
    expect(JSON.parse(localStorage.getItem('logout-reason') ?? '{}')).toEqual({
      logoutReason: 'PAYMENT_CANCELLED',
      logoutSuccessRedirectPath: '/',
    });
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('oidc.user:')) ?? '');
    const back = await openApp({ path: '/logout/success', after: app });
    await until(() => expect(back.at()).toBe('/'));
    expect(localStorage.getItem('logout-reason')).not.toContain('RedirectPath');
  });

  it('SUB-21 on a return page it is not asked', async () => {
    const app = await open({ ...selected, state: 'Active' }, { path: '/payment/vipps' });
    await until(() => expect(app.at()).toBe('/abonnement'));
    await app.pass(500);
    expect(app.network.requestsTo(CANCELLED)).toHaveLength(0);
  });
});
