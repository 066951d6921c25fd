// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createCustomerService,
  createPaymentRefusal,
  type StoredSubscription,
} from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, advanceUntil, user } from '../../testing/index.ts';

const main = () => screen.getByRole('main');
const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['litt'] };

async function openAt(path: string) {
  const service = createCustomerService(ACTIVE);
  service.provider = 'Card';
  const app = await renderApp({ path, isSignedIn: true, responses: service.responses });
  const waitForSocket = () => waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
  return { ...app, service, waitForSocket };
}

describe('a page that is outdated by another tab', () => {
  it('refetches the subscription on focus', async () => {
    const app = await openAt('/abonnement');
    await app.waitForSocket();
    await waitFor(() => expect(main()).toHaveTextContent('Trekkes da'));
    app.service.subscription = { state: 'PendingCancellation', selectedProductIds: ['mye'] };
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(main()).toHaveTextContent('Avsluttes når perioden er over'));
    await waitFor(() => expect(main()).toHaveTextContent('Mye'));
  });

  it('refetches the customer once when the tab becomes visible and focused', async () => {
    const app = await openAt('/abonnement');
    await app.waitForSocket();
    await waitFor(() => expect(main()).toHaveTextContent('Trekkes da'));
    const customerRequestCount = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    const before = customerRequestCount();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(customerRequestCount()).toBe(before + 1));
    await app.advanceTime(100);
    expect(customerRequestCount()).toBe(before + 1);
  });

  it('does not offer to stop a subscription that another tab has stopped', async () => {
    const app = await openAt('/package/cancel/confirm');
    await app.waitForSocket();
    await screen.findByRole('button', { name: 'Stopp abonnementet' });
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(main()).toHaveTextContent('Du har allerede stoppet abonnementet'));
  });

  it('refetches the subscription when the socket reports changed entitlements', async () => {
    const app = await openAt('/abonnement');
    await app.waitForSocket();
    await waitFor(() => expect(main()).toHaveTextContent('Trekkes da'));
    app.service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    app.socketServer.sockets.at(-1)?.emit('CustomerClaimsChanged');
    await waitFor(() => expect(main()).toHaveTextContent('Mye'));
  });

  it('does not refetch on focus on a payment page', async () => {
    const app = await openAt('/min-konto/endre?productIds=mye');
    await app.waitForSocket();
    await screen.findByRole('button', { name: 'Bekreft endring' });
    const before = app.calls().length;
    window.dispatchEvent(new Event('focus'));
    await app.advanceTime(100);
    expect(app.calls()).toHaveLength(before);
  });
});

describe('a second tab while the bank charges in the first', () => {
  const NEW: StoredSubscription = { state: 'PendingPaymentInfo', selectedProductIds: ['mye'] };
  const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
  const CHECKOUT = 'POST /gateway/checkout';
  const CHANGE = 'POST /gateway/customer/subscription/change';
  const conflictResponse = createPaymentRefusal('SUBSCRIPTION_FAILED', 409);

  /**
   * Opens a purchase page before another tab starts a payment; the bank has not answered
   * that tab yet.
   */
  async function openBeforeOtherTabPays(path = '/min-konto/kjøp?productIds=mye', before = NEW) {
    const card = fakeCardFrame();
    const service = createCustomerService(before);
    const app = await renderApp({ path, isSignedIn: true, responses: service.responses });
    await waitFor(() => {
      expect(card.frame()).toBeDefined();
      expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled');
    });
    service.subscription = { ...before, state: 'PaymentInProgress' };
    app.network.addResponses({
      [SUMMARY]: conflictResponse,
      [CHECKOUT]: conflictResponse,
      [CHANGE]: conflictResponse,
    });
    /** The page's text after each change since then. */
    const renderedTexts: string[] = [];
    const observer = new MutationObserver(() => renderedTexts.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    const finishOtherTab = (subscription: StoredSubscription) => {
      service.subscription = subscription;
      app.network.addResponses({
        [SUMMARY]: service.responses[SUMMARY],
        [CHECKOUT]: service.responses[CHECKOUT],
        [CHANGE]: service.responses[CHANGE],
      });
    };
    return { ...app, service, renderedTexts, finishOtherTab };
  }

  it('waits for the outcome when its own button is pressed, and shows the receipt', async () => {
    const app = await openBeforeOtherTabPays();
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(main()).toHaveTextContent('Betalingen er i gang'));
    app.finishOtherTab({ state: 'Active', selectedProductIds: ['mye'] });
    await advanceUntil(app, () => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.renderedTexts.join()).not.toContain('gikk ikke gjennom');
    expect(app.renderedTexts.join()).not.toContain('Vi fikk ikke');
    expect(app.renderedTexts.join()).not.toMatch(/Å betale nå0\s?kr/);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('offers the purchase again when the charge in the first tab fails', async () => {
    const app = await openBeforeOtherTabPays();
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(main()).toHaveTextContent('Betalingen er i gang'));
    app.finishOtherTab(NEW);
    await advanceUntil(app, () => expect(main()).toHaveTextContent('Å betale nå449 kr'));
    await advanceUntil(app, () =>
      expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await advanceUntil(app, () => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.service.charges).toHaveLength(1);
  });

  it('says that a Vipps payment is pending when the first tab pays with Vipps and this one by card', async () => {
    const app = await openBeforeOtherTabPays();
    app.service.wallet = 'pending';
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(main()).toHaveTextContent('Vi venter på svar fra Vipps'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('keeps the confirmed summary while it reconciles the payment of the first tab', async () => {
    const app = await openBeforeOtherTabPays();
    app.finishOtherTab({ state: 'Active', selectedProductIds: ['mye'] });
    const customerGate = Promise.withResolvers<undefined>();
    const customer = app.service.responses['GET /gateway/customer'] as () => Response;
    app.network.addResponses({ 'GET /gateway/customer': () => customerGate.promise.then(customer) });
    const customerRequestCount = () => app.network.requestsTo('GET /gateway/customer').length;
    const before = customerRequestCount();
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    // From here on, the summary has nothing left to pay.
    await waitFor(() => expect(customerRequestCount()).toBeGreaterThan(before));
    await app.advanceTime(100);
    expect(main()).toHaveTextContent('Å betale nå449 kr');
    customerGate.resolve(undefined);
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.renderedTexts.join()).not.toMatch(/Å betale nå0\s?kr/);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('shows the waiting page when the summary is requested during the charge', async () => {
    const app = await openBeforeOtherTabPays();
    // A redeemed code makes the page refetch the summary.
    app.network.addResponses({
      'GET /gateway/voucher/:code/validate': {
        isValid: true,
        requiresIdentification: false,
        code: 'VINTER26',
        discount: { discountType: 'Percent', percent: 50 },
      },
      'POST /gateway/voucher/:code/redeem': () => new Response(null, { status: 204 }),
    });
    await user.type(screen.getByRole('textbox', { name: 'Rabattkode' }), 'VINTER26');
    await user.click(await screen.findByRole('button', { name: 'Bruk koden' }));
    await waitFor(() => expect(main()).toHaveTextContent('Betalingen er i gang'));
    app.finishOtherTab({ state: 'Active', selectedProductIds: ['mye'] });
    await advanceUntil(app, () => expect(main()).toHaveTextContent('Du har dette allerede'));
    expect(app.renderedTexts.join()).not.toContain('Vi fikk ikke');
    expect(app.renderedTexts.join()).not.toMatch(/Å betale nå0\s?kr/);
  });
});
