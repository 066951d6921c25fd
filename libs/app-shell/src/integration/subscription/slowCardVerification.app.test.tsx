// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createCustomerService, createPaymentRefusal } from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, advanceUntil, waitFor } from '../../testing/renderApp.ts';
import { screen } from '../../testing/screen.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const PURCHASE = '/min-konto/kjøp?productIds=mye';

const status = () => document.querySelector('main form [role="status"]')?.textContent;
const voucherField = () => document.querySelector('main section input');

/** A customer who has pressed 'Betal'; `bank` decides when and how the bank answers. */
async function startSlowPayment() {
  const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
  const realHandler = service.responses[CHANGE] as (request: Request) => Promise<Response>;
  const bank = Promise.withResolvers<'takes' | 'COULD_NOT_CHARGE_CARD' | 'SOMETHING_NEW'>();
  const card = fakeCardFrame();
  const answer = async (request: Request) => {
    const outcome = await bank.promise;
    return outcome === 'takes' ? realHandler(request) : createPaymentRefusal(outcome)();
  };
  const app = await renderApp({
    path: PURCHASE,
    isSignedIn: true,
    responses: { ...service.responses, [CHANGE]: answer },
  });
  await waitFor(() => {
    expect(card.frame()).toBeDefined();
    expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull();
  });
  expect(status()).toBe('');
  screen.button('Betal').click();
  await waitFor(() => expect(app.network.requestsTo(CHANGE)).toHaveLength(1));
  return { app, service, card, bank };
}

describe('a slow card payment', () => {
  it('shows a status text and disables the voucher field while the bank is slow', async () => {
    const { app, service, card, bank } = await startSlowPayment();
    expect(status()).toContain('det kan ta noen sekunder');
    expect(screen.button('Betal').getAttribute('aria-busy')).toBe('true');
    expect(voucherField()?.closest('[inert]')).not.toBeNull();
    screen.button('Betal').click();
    card.postToPage({ type: 'card:submit' });
    bank.resolve('takes');
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(service.charges).toHaveLength(1);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(1);
  });

  it('polls a slow card payment after a reload without a wallet request', async () => {
    const { app, service } = await startSlowPayment();
    service.subscription = { state: 'PaymentInProgress', selectedProductIds: ['mye'] };
    const later = await renderApp({
      path: PURCHASE,
      isSignedIn: true,
      responses: service.responses,
      previousApp: app,
    });
    await waitFor(() => expect(screen.text()).toContain('Betalingen er i gang'));
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    await advanceUntil(later, () => expect(later.currentPath()).toBe('/package/new/receipt'));
    expect(later.calls()).not.toContain('POST /gateway/billingprovider/vipps/poll');
  });

  it('enables the form again when the bank refuses the card', async () => {
    const { bank } = await startSlowPayment();
    bank.resolve('COULD_NOT_CHARGE_CARD');
    await waitFor(() => expect(screen.text()).toContain('Banken avviste kortet'));
    expect(status()).toBe('');
    expect(screen.button('Betal').getAttribute('aria-busy')).toBeNull();
    expect(voucherField()?.closest('[inert]')).toBeNull();
  });

  it('shows no waiting text while the bank’s challenge is open', async () => {
    const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const card = fakeCardFrame();
    card.onVerify = () => ({ type: 'card:challenge', isOpen: true });
    await renderApp({ path: PURCHASE, isSignedIn: true, responses: service.responses });
    await waitFor(() => expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull());
    screen.button('Betal').click();
    await waitFor(() => expect(screen.text()).toContain('Banken din ber deg bekrefte'));
    expect(screen.text()).not.toContain('det kan ta noen sekunder');
  });

  it('does not redirect a customer who has left the page, but notifies and refetches the customer', async () => {
    const { app, service, bank } = await startSlowPayment();
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    const requestCountBefore = app.network.requestsTo('GET /gateway/customer').length;
    bank.resolve('takes');
    await waitFor(() => expect(screen.text()).toContain('Bestillingen din er gjennomført'));
    expect(app.currentPath()).toBe('/abonnement');
    await waitFor(() =>
      expect(app.network.requestsTo('GET /gateway/customer').length).toBeGreaterThan(requestCountBefore),
    );
    screen.button('Se kvitteringen').click();
    await waitFor(() => expect(screen.heading()).toBe('Velkommen som kunde!'));
    expect(service.charges).toHaveLength(1);
  });

  it('notifies a customer who has left the page when the card is refused', async () => {
    const { app, bank } = await startSlowPayment();
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    bank.resolve('COULD_NOT_CHARGE_CARD');
    await waitFor(() => expect(screen.text()).toContain('Bestillingen din gikk ikke gjennom'));
    expect(screen.text()).toContain('Banken avviste kortet');
    expect(app.currentPath()).toBe('/abonnement');
  });

  it('notifies a customer who has left the page of an unknown outcome, and not as a refusal', async () => {
    const { app, bank } = await startSlowPayment();
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    bank.resolve('SOMETHING_NEW');
    await waitFor(() => expect(screen.text()).toContain('Vi vet ikke om bestillingen din gikk gjennom'));
    expect(screen.text()).toContain('Se Betaling før du prøver igjen.');
    expect(screen.text()).not.toContain('gikk ikke gjennom');
  });
});
