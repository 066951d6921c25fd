// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { renderApp, type RenderAppOptions } from '../../testing/index.ts';

const CANCELLED = 'GET /gateway/customer/paymentCancelled';

function open(subscription: StoredSubscription, options: Partial<RenderAppOptions> = {}) {
  const { responses } = createCustomerService(subscription);
  return renderApp({ isSignedIn: true, ...options, responses: { ...responses, ...options.responses } });
}

const selected = { selectedProductIds: ['mye'] };

describe('redirects after sign-in', () => {
  it('SUB-17 SUB-18 redirects to the subscription once after a failed payment, and allows navigating away', async () => {
    const app = await open({ ...selected, state: 'PaymentFailed' });
    await waitFor(() => expect(app.currentPath()).toBe('/abonnement'));
    app.popTo('/vilkar');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ilkår'));
    await app.advanceTime(500);
    expect(app.currentPath()).toBe('/vilkar');
    expect(app.network.requestsTo(CANCELLED)).toHaveLength(1);
  });

  it('SUB-19 redirects an unpaid selection to the purchase page, also in a later session', async () => {
    const app = await open({ ...selected, state: 'PendingPaymentInfo' });
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe('/min-konto/kjøp?productIds=mye'));
  });

  it('SUB-20 redirects to the wallet return page while a wallet payment is pending', async () => {
    const app = await open(
      { ...selected, state: 'PaymentInProgress' },
      {
        responses: {
          'GET /gateway/customer/billingProvider': { provider: 'Vipps' },
          'POST /gateway/billingprovider/vipps/poll': { paymentStatus: 'pending' },
        },
      },
    );
    await waitFor(() => expect(app.currentPath()).toBe('/payment/vipps'));
  });

  it('AUTH-38 AUTH-41 SUB-21 SUB-22 signs out to the front page when the account was deleted with its cancelled payment', async () => {
    const app = await open(
      { ...selected, state: 'Active' },
      { responses: { [CANCELLED]: { isDeleted: true } } },
    );
    await waitFor(() => expect(app.navigations.join()).toContain('/session/end'));
    expect(JSON.parse(localStorage.getItem('logout-reason') ?? '{}')).toEqual({
      logoutReason: 'PAYMENT_CANCELLED',
      logoutSuccessRedirectPath: '/',
    });
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('oidc.user:')) ?? '');
    const back = await renderApp({ path: '/logout/success', previousApp: app });
    await waitFor(() => expect(back.currentPath()).toBe('/'));
    expect(localStorage.getItem('logout-reason')).not.toContain('RedirectPath');
  });

  it('SUB-21 skips the cancelled-payment request on a payment return page', async () => {
    const app = await open({ ...selected, state: 'Active' }, { path: '/payment/vipps' });
    await waitFor(() => expect(app.currentPath()).toBe('/abonnement'));
    await app.advanceTime(500);
    expect(app.network.requestsTo(CANCELLED)).toHaveLength(0);
  });
});
