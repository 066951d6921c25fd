// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ResponseTable } from '@tv/test-world';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { submitPin, createPinResponses, getPinDialogText } from '../../testing/pinResponses.ts';
import { renderApp, waitFor } from '../../testing/renderApp.ts';
import { screen } from '../../testing/screen.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const SETTINGS = 'GET /gateway/pin/pinsettings';
const UPGRADE = '/min-konto/endre?productIds=mye';

/** A customer with a card and a PIN, about to confirm. */
async function confirming(path: string, more: ResponseTable = {}, has: Partial<StoredSubscription> = {}) {
  const service = createCustomerService({ state: 'Active', selectedProductIds: ['litt'], ...has });
  service.provider = 'Card';
  const responses = { ...service.responses, ...createPinResponses(), ...more };
  return { ...(await renderApp({ path, isSignedIn: true, responses })), service };
}

const pressed = (name: string) => waitFor(() => screen.button(name).click());
const alertText = () => document.querySelector('main [role="alert"]')?.textContent ?? '';
const isAsked = () => waitFor(() => expect(getPinDialogText()).toContain('kjøp skal bekreftes med PIN-kode'));

describe('a customer whose PIN guards purchases', () => {
  it('PIN-08 buys when the PIN is given: before it nothing is charged, and it is asked once', async () => {
    const app = await confirming(UPGRADE);
    await pressed('Bekreft endring');
    await isAsked();
    submitPin('9999');
    await waitFor(() => expect(getPinDialogText()).toContain('Feil pin'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    // What is refused after the PIN can be tried again without it.
    app.network.addResponses({
      [CHANGE]: () => Response.json([{ ErrorCode: 'PAYMENT_FAILED' }], { status: 402 }),
    });
    submitPin('1234');
    await waitFor(() => expect(alertText()).toContain('Betalingen gikk ikke gjennom'));
    expect(getPinDialogText()).toBe('');
    app.network.addResponses({ [CHANGE]: app.service.responses[CHANGE] });
    await pressed('Bekreft endring');
    await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
    expect(app.service.charges).toHaveLength(1);
  });

  it('buys nothing when the PIN is not given, and loses nothing of what was chosen', async () => {
    const app = await confirming(UPGRADE);
    await pressed('Bekreft endring');
    await isAsked();
    screen.button('Avbryt').click();
    await waitFor(() => expect(getPinDialogText()).toBe(''));
    expect(screen.button('Bekreft endring').getAttribute('aria-disabled')).toBeNull();
    expect(app.currentPath()).toBe(UPGRADE);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('is asked when he takes an ended subscription up again', async () => {
    const app = await confirming('/min-konto/reaktiver', {}, { state: 'PendingCancellation' });
    await pressed('Start abonnementet igjen');
    await isAsked();
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('is asked when he pays by wallet, before he leaves for it', async () => {
    const app = await confirming('/min-konto/fortsett', {}, { state: 'PastDue' });
    await waitFor(() => {
      const wallet = document.querySelector<HTMLInputElement>('main input[value="Vipps"]');
      wallet?.click();
      expect(wallet?.checked).toBe(true);
    });
    await pressed('Betal');
    await isAsked();
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    submitPin('1234');
    await waitFor(() => expect(app.network.requestsTo(CHANGE)).toHaveLength(1));
  });

  it('is not asked for what costs him less', async () => {
    const app = await confirming('/min-konto/endre?productIds=litt', {}, { selectedProductIds: ['mye'] });
    await pressed('Bekreft endring');
    await waitFor(() => expect(app.currentPath()).toBe('/package/downgrade/receipt'));
    expect(getPinDialogText()).toBe('');
  });

  it('buys nothing while it is not known whether there is a PIN, is told so, and can try again', async () => {
    const app = await confirming(UPGRADE, { [SETTINGS]: () => new Response(null, { status: 500 }) });
    await pressed('Bekreft endring');
    await waitFor(() =>
      expect(alertText()).toContain('Vi fikk ikke sjekket om kjøpet skal bekreftes med PIN-kode'),
    );
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    app.network.addResponses(createPinResponses());
    await pressed('Bekreft endring');
    await isAsked();
    expect(alertText()).toBe('');
    submitPin('1234');
    await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
  });

  it('is told that he is signed out, where he is, and nothing is bought', async () => {
    const signedOut = () => new Response(null, { status: 401 });
    const app = await confirming(UPGRADE);
    await waitFor(() => screen.button('Bekreft endring'));
    app.network.addResponses({
      [SETTINGS]: signedOut,
      [CHANGE]: signedOut,
      'GET /gateway/customer': signedOut,
    });
    await pressed('Bekreft endring');
    await waitFor(() => expect(alertText()).toContain('Du er logget ut'));
    expect(app.service.charges).toHaveLength(0);
  });

  it('is asked, though he has set the PIN in another tab since the page was opened', async () => {
    const app = await confirming('/min-konto/endre?productIds=mye', createPinResponses(null));
    await waitFor(() => screen.button('Bekreft endring'));
    app.network.addResponses(createPinResponses());
    await pressed('Bekreft endring');
    await isAsked();
  });
});

it('who has no PIN is asked for none', async () => {
  const app = await confirming(UPGRADE, createPinResponses(null));
  await pressed('Bekreft endring');
  await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
  expect(app.service.charges).toHaveLength(1);
});
