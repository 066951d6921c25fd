// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createCustomerService,
  createPaymentRefusal,
  type StoredSubscription,
} from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, advanceUntil, waitFor } from '../../testing/renderApp.ts';
import { screen } from '../../testing/screen.ts';

const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['litt'] };
const text = () => document.querySelector('main')?.textContent.replaceAll('\u00A0', ' ') ?? '';

async function openAt(path: string) {
  const service = createCustomerService(ACTIVE);
  service.provider = 'Card';
  const app = await renderApp({ path, isSignedIn: true, responses: service.responses });
  const isConnected = () => waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
  return { ...app, service, isConnected };
}

describe('an older page beside a newer one', () => {
  it('learns on focus that the subscription is another by now', async () => {
    const app = await openAt('/abonnement');
    await app.isConnected();
    await waitFor(() => expect(text()).toContain('Trekkes da'));
    app.service.subscription = { state: 'PendingCancellation', selectedProductIds: ['mye'] };
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(text()).toContain('Avsluttes når perioden er over'));
    await waitFor(() => expect(text()).toContain('Mye'));
  });

  it('learns of it when the tab is looked at again, and asks once', async () => {
    const app = await openAt('/abonnement');
    await app.isConnected();
    await waitFor(() => expect(text()).toContain('Trekkes da'));
    const asked = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    const before = asked();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await app.advanceTime(100);
    expect(asked()).toBe(before + 1);
  });

  it('offers no stop of what another tab has stopped', async () => {
    const app = await openAt('/package/cancel/confirm');
    await app.isConnected();
    await waitFor(() => screen.button('Stopp abonnementet'));
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(text()).toContain('Du har allerede stoppet abonnementet'));
  });

  it('learns by the socket that one may watch something else', async () => {
    const app = await openAt('/abonnement');
    await app.isConnected();
    await waitFor(() => expect(text()).toContain('Trekkes da'));
    app.service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    app.socketServer.sockets.at(-1)?.emit('CustomerClaimsChanged');
    await waitFor(() => expect(text()).toContain('Mye'));
  });

  it('is left alone where something is being paid', async () => {
    const app = await openAt('/min-konto/endre?productIds=mye');
    await app.isConnected();
    await waitFor(() => screen.button('Bekreft endring'));
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
  const underWay = createPaymentRefusal('SUBSCRIPTION_FAILED', 409);

  /** A purchase page that was opened before another tab began to pay; the bank of that tab is still thinking. */
  async function openedBefore(path = '/min-konto/kjøp?productIds=mye', before = NEW) {
    const card = fakeCardFrame();
    const service = createCustomerService(before);
    const app = await renderApp({ path, isSignedIn: true, responses: service.responses });
    await waitFor(() => {
      expect(card.frame()).toBeDefined();
      expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull();
    });
    service.subscription = { ...before, state: 'PaymentInProgress' };
    app.network.addResponses({ [SUMMARY]: underWay, [CHECKOUT]: underWay, [CHANGE]: underWay });
    /** What the page has said since then. */
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    onTestFinished(() => observer.disconnect());
    const endsWith = (subscription: StoredSubscription) => {
      service.subscription = subscription;
      app.network.addResponses({
        [SUMMARY]: service.responses[SUMMARY],
        [CHECKOUT]: service.responses[CHECKOUT],
        [CHANGE]: service.responses[CHANGE],
      });
    };
    return { ...app, service, said, endsWith };
  }

  it('waits for the outcome when its own button is pressed, and shows the receipt', async () => {
    const app = await openedBefore();
    screen.button('Betal').click();
    await waitFor(() => expect(text()).toContain('Betalingen er i gang'));
    app.endsWith({ state: 'Active', selectedProductIds: ['mye'] });
    await advanceUntil(app, () => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.said.join()).not.toContain('gikk ikke gjennom');
    expect(app.said.join()).not.toContain('Vi fikk ikke');
    expect(app.said.join()).not.toMatch(/Å betale nå0\s?kr/);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('offers the purchase again when the charge in the first tab fails', async () => {
    const app = await openedBefore();
    screen.button('Betal').click();
    await waitFor(() => expect(text()).toContain('Betalingen er i gang'));
    app.endsWith(NEW);
    await advanceUntil(app, () => expect(text()).toContain('Å betale nå449 kr'));
    await advanceUntil(app, () => expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull());
    screen.button('Betal').click();
    await advanceUntil(app, () => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.service.charges).toHaveLength(1);
  });

  it('says that Vipps is waited for when the first tab pays there, and this one by card', async () => {
    const app = await openedBefore();
    app.service.wallet = 'pending';
    screen.button('Betal').click();
    await waitFor(() => expect(text()).toContain('Vi venter på svar fra Vipps'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('keeps the confirmed summary while it looks up what the first tab has paid', async () => {
    const app = await openedBefore();
    app.endsWith({ state: 'Active', selectedProductIds: ['mye'] });
    const looked = Promise.withResolvers<undefined>();
    const customer = app.service.responses['GET /gateway/customer'] as () => Response;
    app.network.addResponses({ 'GET /gateway/customer': () => looked.promise.then(customer) });
    const asked = () => app.network.requestsTo('GET /gateway/customer').length;
    const before = asked();
    screen.button('Betal').click();
    // Now the summary says that there is nothing left to pay.
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await app.advanceTime(100);
    expect(text()).toContain('Å betale nå449 kr');
    looked.resolve(undefined);
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.said.join()).not.toMatch(/Å betale nå0\s?kr/);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('shows the waiting page when the summary is asked for during the charge', async () => {
    const app = await openedBefore();
    // A redeemed code has the sum fetched again.
    app.network.addResponses({
      'GET /gateway/voucher/:code/validate': {
        isValid: true,
        requiresIdentification: false,
        code: 'VINTER26',
        discount: { discountType: 'Percent', percent: 50 },
      },
      'POST /gateway/voucher/:code/redeem': () => new Response(null, { status: 204 }),
    });
    const field = document.querySelector<HTMLInputElement>('main section input');
    if (!field) throw new Error('No field for a code');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'VINTER26');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => screen.button('Bruk koden').click());
    await waitFor(() => expect(text()).toContain('Betalingen er i gang'));
    app.endsWith({ state: 'Active', selectedProductIds: ['mye'] });
    await advanceUntil(app, () => expect(text()).toContain('Du har dette allerede'));
    expect(app.said.join()).not.toContain('Vi fikk ikke');
    expect(app.said.join()).not.toMatch(/Å betale nå0\s?kr/);
  });
});
