// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { createCustomerService, createPaymentRefusal } from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, advanceUntil, user } from '../../testing/index.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const PURCHASE = '/min-konto/kjøp?productIds=mye';

const status = () => document.querySelector('main form [role="status"]')?.textContent;
const voucherField = () => document.querySelector('main section input');

/** Pays as a customer; `bank` decides when and how the bank responds. */
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
    expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled');
  });
  expect(status()).toBe('');
  await user.click(await screen.findByRole('button', { name: 'Betal' }));
  await waitFor(() => expect(app.network.requestsTo(CHANGE)).toHaveLength(1));
  return { app, service, card, bank };
}

describe('a slow card payment', () => {
  it('shows a status text and disables the voucher field while the bank is slow', async () => {
    const { app, service, card, bank } = await startSlowPayment();
    expect(status()).toContain('det kan ta noen sekunder');
    expect(screen.getByRole('button', { name: 'Betal' })).toHaveAttribute('aria-busy', 'true');
    expect(voucherField()?.closest('[inert]')).not.toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
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
    await waitFor(() => expect(document.body).toHaveTextContent('Betalingen er i gang'));
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    await advanceUntil(later, () => expect(later.currentPath()).toBe('/package/new/receipt'));
    expect(later.calls()).not.toContain('POST /gateway/billingprovider/vipps/poll');
  });

  it('enables the form again when the bank refuses the card', async () => {
    const { bank } = await startSlowPayment();
    bank.resolve('COULD_NOT_CHARGE_CARD');
    await waitFor(() => expect(document.body).toHaveTextContent('Banken avviste kortet'));
    expect(status()).toBe('');
    expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-busy');
    expect(voucherField()?.closest('[inert]')).toBeNull();
  });

  it('shows no waiting text while the bank’s challenge is open', async () => {
    const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const card = fakeCardFrame();
    card.onVerify = () => ({ type: 'card:challenge', isOpen: true });
    await renderApp({ path: PURCHASE, isSignedIn: true, responses: service.responses });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Banken din ber deg bekrefte'));
    expect(document.body).not.toHaveTextContent('det kan ta noen sekunder');
  });

  it('does not redirect a customer who has left the page, but notifies and refetches the customer', async () => {
    const { app, service, bank } = await startSlowPayment();
    app.popTo('/abonnement');
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet ditt' });
    const requestCountBefore = app.network.requestsTo('GET /gateway/customer').length;
    bank.resolve('takes');
    await waitFor(() => expect(document.body).toHaveTextContent('Bestillingen din er gjennomført'));
    expect(app.currentPath()).toBe('/abonnement');
    await waitFor(() =>
      expect(app.network.requestsTo('GET /gateway/customer').length).toBeGreaterThan(requestCountBefore),
    );
    await user.click(await screen.findByRole('button', { name: 'Se kvitteringen' }));
    await screen.findByRole('heading', { level: 1, name: 'Velkommen som kunde!' });
    expect(service.charges).toHaveLength(1);
  });

  it('notifies a customer who has left the page when the card is refused', async () => {
    const { app, bank } = await startSlowPayment();
    app.popTo('/abonnement');
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet ditt' });
    bank.resolve('COULD_NOT_CHARGE_CARD');
    await waitFor(() => expect(document.body).toHaveTextContent('Bestillingen din gikk ikke gjennom'));
    expect(document.body).toHaveTextContent('Banken avviste kortet');
    expect(app.currentPath()).toBe('/abonnement');
  });

  it('notifies a customer who has left the page of an unknown outcome, and not as a refusal', async () => {
    const { app, bank } = await startSlowPayment();
    app.popTo('/abonnement');
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet ditt' });
    bank.resolve('SOMETHING_NEW');
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Vi vet ikke om bestillingen din gikk gjennom'),
    );
    expect(document.body).toHaveTextContent('Se Betaling før du prøver igjen.');
    expect(document.body).not.toHaveTextContent('gikk ikke gjennom');
  });
});
