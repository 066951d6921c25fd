// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ResponseTable } from '@tv/test-world';
import { createCustomerService, type StoredSubscription } from '../../testing/createCustomerService.ts';
import { renderApp, user } from '../../testing/index.ts';
import { submitPin, createPinResponses, getPinDialogText } from '../../testing/pinResponses.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const SETTINGS = 'GET /gateway/pin/pinsettings';
const UPGRADE = '/min-konto/endre?productIds=mye';

/** Opens a payment page as a customer with a card and a PIN. */
async function openWithPin(
  path: string,
  more: ResponseTable = {},
  subscription: Partial<StoredSubscription> = {},
) {
  const service = createCustomerService({ state: 'Active', selectedProductIds: ['litt'], ...subscription });
  service.provider = 'Card';
  const responses = { ...service.responses, ...createPinResponses(), ...more };
  return { ...(await renderApp({ path, isSignedIn: true, responses })), service };
}

const pressButton = async (name: string) => user.click(await screen.findByRole('button', { name }));
const alert = () => within(screen.getByRole('main')).queryByRole('alert');
const expectPinDialog = () =>
  waitFor(() => expect(getPinDialogText()).toContain('kjøp skal bekreftes med PIN-kode'));

describe('a customer with a purchase PIN', () => {
  it('PIN-08 charges only after the correct PIN, which is required once per purchase', async () => {
    const app = await openWithPin(UPGRADE);
    await pressButton('Bekreft endring');
    await expectPinDialog();
    submitPin('9999');
    await waitFor(() => expect(getPinDialogText()).toContain('Feil pin'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    // A payment refused after the PIN can be retried without it.
    app.network.addResponses({
      [CHANGE]: () => Response.json([{ ErrorCode: 'PAYMENT_FAILED' }], { status: 402 }),
    });
    submitPin('1234');
    await waitFor(() => expect(alert()).toHaveTextContent('Betalingen gikk ikke gjennom'));
    expect(getPinDialogText()).toBe('');
    app.network.addResponses({ [CHANGE]: app.service.responses[CHANGE] });
    await pressButton('Bekreft endring');
    await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
    expect(app.service.charges).toHaveLength(1);
  });

  it('does not charge when the PIN dialog is cancelled, and keeps the selection', async () => {
    const app = await openWithPin(UPGRADE);
    await pressButton('Bekreft endring');
    await expectPinDialog();
    await user.click(await screen.findByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(getPinDialogText()).toBe(''));
    expect(screen.getByRole('button', { name: 'Bekreft endring' })).not.toHaveAttribute('aria-disabled');
    expect(app.currentPath()).toBe(UPGRADE);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('requires the PIN to restart a stopped subscription', async () => {
    const app = await openWithPin('/min-konto/reaktiver', {}, { state: 'PendingCancellation' });
    await pressButton('Start abonnementet igjen');
    await expectPinDialog();
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('requires the PIN before the redirect to the wallet', async () => {
    const app = await openWithPin('/min-konto/fortsett', {}, { state: 'PastDue' });
    const wallet = await screen.findByRole('radio', { name: 'Vipps' });
    await user.click(wallet);
    await waitFor(() => expect(wallet).toBeChecked());
    await pressButton('Betal');
    await expectPinDialog();
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    submitPin('1234');
    await waitFor(() => expect(app.network.requestsTo(CHANGE)).toHaveLength(1));
  });

  it('requires no PIN for a downgrade', async () => {
    const app = await openWithPin('/min-konto/endre?productIds=litt', {}, { selectedProductIds: ['mye'] });
    await pressButton('Bekreft endring');
    await waitFor(() => expect(app.currentPath()).toBe('/package/downgrade/receipt'));
    expect(getPinDialogText()).toBe('');
  });

  it('does not charge when the PIN settings fail to load, shows an error and allows a retry', async () => {
    const app = await openWithPin(UPGRADE, { [SETTINGS]: () => new Response(null, { status: 500 }) });
    await pressButton('Bekreft endring');
    await waitFor(() =>
      expect(alert()).toHaveTextContent('Vi fikk ikke sjekket om kjøpet skal bekreftes med PIN-kode'),
    );
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    app.network.addResponses(createPinResponses());
    await pressButton('Bekreft endring');
    await expectPinDialog();
    expect(alert()).not.toBeInTheDocument();
    submitPin('1234');
    await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
  });

  it('does not charge when the session has expired, and shows an error on the page', async () => {
    const signedOut = () => new Response(null, { status: 401 });
    const app = await openWithPin(UPGRADE);
    await screen.findByRole('button', { name: 'Bekreft endring' });
    app.network.addResponses({
      [SETTINGS]: signedOut,
      [CHANGE]: signedOut,
      'GET /gateway/customer': signedOut,
    });
    await pressButton('Bekreft endring');
    await waitFor(() => expect(alert()).toHaveTextContent('Du er logget ut'));
    expect(app.service.charges).toHaveLength(0);
  });

  it('requires a PIN that another tab has set since the page was opened', async () => {
    const app = await openWithPin('/min-konto/endre?productIds=mye', createPinResponses(null));
    await screen.findByRole('button', { name: 'Bekreft endring' });
    app.network.addResponses(createPinResponses());
    await pressButton('Bekreft endring');
    await expectPinDialog();
  });
});

it('buys without a PIN dialog when the customer has no PIN', async () => {
  const app = await openWithPin(UPGRADE, createPinResponses(null));
  await pressButton('Bekreft endring');
  await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
  expect(app.service.charges).toHaveLength(1);
});
