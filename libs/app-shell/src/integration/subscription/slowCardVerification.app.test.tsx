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

/** A customer who has pressed 'Betal', and whose bank thinks until it is told how it ends. */
async function payingSlowly() {
  const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
  const act = service.responses[CHANGE] as (request: Request) => Promise<Response>;
  const bank = Promise.withResolvers<'takes' | 'COULD_NOT_CHARGE_CARD' | 'SOMETHING_NEW'>();
  const card = fakeCardFrame();
  const answer = async (request: Request) => {
    const how = await bank.promise;
    return how === 'takes' ? act(request) : createPaymentRefusal(how)();
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

describe('a bank that thinks', () => {
  it('is waited for in words, and what changes the sum rests meanwhile', async () => {
    const { app, service, card, bank } = await payingSlowly();
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

  it('is waited for after a reload without the wallet being asked', async () => {
    const { app, service } = await payingSlowly();
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

  it('whose answer is a refusal leaves everything to be pressed again', async () => {
    const { bank } = await payingSlowly();
    bank.resolve('COULD_NOT_CHARGE_CARD');
    await waitFor(() => expect(screen.text()).toContain('Banken avviste kortet'));
    expect(status()).toBe('');
    expect(screen.button('Betal').getAttribute('aria-busy')).toBeNull();
    expect(voucherField()?.closest('[inert]')).toBeNull();
  });

  it('that asks something is not talked over', async () => {
    const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const card = fakeCardFrame();
    card.onVerify = () => ({ type: 'card:challenge', isOpen: true });
    await renderApp({ path: PURCHASE, isSignedIn: true, responses: service.responses });
    await waitFor(() => expect(screen.button('Betal').getAttribute('aria-disabled')).toBeNull());
    screen.button('Betal').click();
    await waitFor(() => expect(screen.text()).toContain('Banken din ber deg bekrefte'));
    expect(screen.text()).not.toContain('det kan ta noen sekunder');
  });

  it('does not take a customer along who has gone on to another page, and what he has bought is his there', async () => {
    const { app, service, bank } = await payingSlowly();
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    const asked = app.network.requestsTo('GET /gateway/customer').length;
    bank.resolve('takes');
    await waitFor(() => expect(screen.text()).toContain('Bestillingen din er gjennomført'));
    expect(app.currentPath()).toBe('/abonnement');
    await waitFor(() =>
      expect(app.network.requestsTo('GET /gateway/customer').length).toBeGreaterThan(asked),
    );
    screen.button('Se kvitteringen').click();
    await waitFor(() => expect(screen.heading()).toBe('Velkommen som kunde!'));
    expect(service.charges).toHaveLength(1);
  });

  it('whose refusal comes when he has gone on is told where he is', async () => {
    const { app, bank } = await payingSlowly();
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    bank.resolve('COULD_NOT_CHARGE_CARD');
    await waitFor(() => expect(screen.text()).toContain('Bestillingen din gikk ikke gjennom'));
    expect(screen.text()).toContain('Banken avviste kortet');
    expect(app.currentPath()).toBe('/abonnement');
  });

  it('whose answer nobody understands is told to the customer who has gone on, and not as a refusal', async () => {
    const { app, bank } = await payingSlowly();
    app.popTo('/abonnement');
    await waitFor(() => expect(screen.heading()).toBe('Abonnementet ditt'));
    bank.resolve('SOMETHING_NEW');
    await waitFor(() => expect(screen.text()).toContain('Vi vet ikke om bestillingen din gikk gjennom'));
    expect(screen.text()).toContain('Se Betaling før du prøver igjen.');
    expect(screen.text()).not.toContain('gikk ikke gjennom');
  });
});
