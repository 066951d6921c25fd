// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import {
  createCustomerService,
  createPaymentRefusal,
  type CustomerService,
  type StoredSubscription,
} from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import {
  renderApp,
  advanceUntil,
  type RenderAppOptions,
  type RenderedApp,
  user,
  waitInRealTime,
} from '../../testing/index.ts';

const CHANGE = 'POST /gateway/customer/subscription/change';
const PURCHASE = '/min-konto/kjøp?productIds=mye';
const NEW: StoredSubscription = { state: 'PendingPaymentInfo', selectedProductIds: ['mye'] };
const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['litt'] };

const main = () => screen.getByRole('main');
const alert = () => within(screen.getByRole('main')).queryByRole('alert');
const pressButton = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function openAt(
  path: string,
  service: CustomerService,
  options: Partial<RenderAppOptions> = {},
): Promise<RenderedApp & { readonly service: CustomerService }> {
  const app = await renderApp({
    path,
    isSignedIn: true,
    ...options,
    responses: { ...service.responses, ...options.responses },
  });
  return { ...app, service };
}

/** Waits until the card fields are rendered and the pay button is enabled. */
async function cardReady(card: ReturnType<typeof fakeCardFrame>): Promise<void> {
  await waitFor(() => {
    expect(card.frame()).toBeDefined();
    expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled');
  });
}

describe('buying by card', () => {
  it('PAY-08 PAY-09 SUB-02 SUB-03 SUB-04 ROUTE-78 verifies the card for the order amount and ends at the receipt', async () => {
    const card = fakeCardFrame();
    const app = await openAt('/min-konto/kj%C3%B8p?productIds=mye', createCustomerService(NEW));
    await cardReady(card);
    expect(main()).toHaveTextContent('449 kr/md.');
    expect(main()).toHaveTextContent('tirsdag 22. desember');
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.network.requestsTo('GET /gateway/payment/clienttoken')).toHaveLength(1);
    const [checkout] = app.network.requestsTo('POST /gateway/checkout');
    expect(await checkout?.json()).toEqual({ productIds: ['mye'] });
    expect(card.receivedMessages.map(({ type, amount }) => [type, amount])).toEqual([
      ['card:tokenize', undefined],
      ['card:verify', 449],
    ]);
    const [change] = app.network.requestsTo(CHANGE);
    expect(app.calls()).toContain('GET /gateway/customer/subscription/change/summary?productIds=mye');
    expect(new URL(change?.url ?? '').search).toBe('?productIds=mye');
    expect(await change?.json()).toEqual({ braintreeNonce: 'verified-nonce-1' });
    expect(change?.headers.get('Idempotency-Key')).toBe(checkout?.headers.get('Idempotency-Key'));
    await screen.findByRole('heading', { level: 1, name: 'Velkommen som kunde!' });
    expect(main()).toHaveTextContent('Betalingen er mottatt');
    expect(main()).toHaveTextContent('Mye');
    expect(main()).toHaveTextContent('Neste betaling: tirsdag 22. desember');
    expect(app.service.charges).toHaveLength(1);
  });

  it('PAY-01 SUB-01 offers card and wallet for the selected products', async () => {
    fakeCardFrame();
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    const names = [...main().querySelectorAll('fieldset label')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Kort', 'Vipps']);
    expect(app.calls()).toContain('GET /gateway/customer/subscription');
  });

  it('charges once when the button is pressed twice', async () => {
    const card = fakeCardFrame();
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW));
    await cardReady(card);
    screen.getByRole('button', { name: 'Betal' }).click();
    screen.getByRole('button', { name: 'Betal' }).click();
    main().querySelector('form')?.requestSubmit();
    card.postToPage({ type: 'card:submit' });
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.service.charges).toHaveLength(1);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(1);
  });

  it.each([
    ['PAY-15', 'COULD_NOT_CHARGE_CARD', 'Banken avviste kortet'],
    ['PAY-14', 'PAYMENT_FAILED', 'Betalingen gikk ikke gjennom'],
    ['PAY-22', 'CARD_NOT_NORWEGIAN', 'kort som er utstedt i Norge'],
    ['PAY-23', 'PP_ACCOUNT_NOT_NORWEGIAN', 'en konto som er norsk'],
    ['PAY-17', 'CARD_ALREADY_REGISTERED', 'allerede registrert'],
    ['PAY-19', 'INVALID_VOUCHER', 'Rabattkoden kan ikke brukes'],
    ['PAY-24', 'SUBCTIPTION_CANCELED', 'avsluttet i mellomtiden'],
    ['PAY-18', 'SOMETHING_NEW', 'Noe gikk galt med betalingen. Prøv igjen. Vi vet ikke om du er trukket.'],
  ])('%s %s shows an error message, and another card is a new attempt', async (_row, code, sentence) => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const app = await openAt('/min-konto/kjøp?productIds=mye', service, {
      responses: { [CHANGE]: createPaymentRefusal(code) },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent(sentence));
    app.network.addResponses({ [CHANGE]: service.responses[CHANGE] });
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    const [first, second] = app.network.requestsTo(CHANGE);
    expect(await second?.json()).toEqual({ braintreeNonce: 'verified-nonce-2' });
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
    expect(service.charges).toHaveLength(1);
  });

  it.each([
    ['PAY-20', 'CARD_3DSECURE_FAILED', 'Banken fikk ikke bekreftet at det er deg'],
    ['PAY-21', 'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE', 'støtter ikke sikker betaling'],
  ])('%s %s fails the card verification, and no payment request is sent', async (_row, code, sentence) => {
    const card = fakeCardFrame();
    card.onVerify = () => ({ type: 'card:error', code });
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW));
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent(sentence));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('ignores card messages from another origin and malformed ones', async () => {
    const card = fakeCardFrame();
    card.onTokenize = () => ({ type: 'card:nothing' });
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW));
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(card.receivedMessages).toHaveLength(1));
    card.postToPage({ type: 'card:nonce', nonce: 'evil' }, 'https://evil.test');
    card.postToPage({ type: 'card:nonce', nonce: 7 });
    await app.advanceTime(100);
    expect(card.receivedMessages).toHaveLength(1);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('PAY-16 shows an error when the card form fails to load, and loads it on retry', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const app = await openAt('/min-konto/kjøp?productIds=mye', service, {
      responses: { 'GET /gateway/payment/clienttoken': () => new Response(null, { status: 400 }) },
    });
    await waitFor(() => expect(alert()).toHaveTextContent('Vi fikk ikke hentet kortskjemaet'));
    app.network.addResponses(service.responses);
    await pressButton('Prøv igjen');
    await cardReady(card);
  });

  it('shows an error when the card form times out, and loads it on retry', async () => {
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW), {
      isTimeFrozen: true,
    });
    await advanceUntil(app, () =>
      expect(document.querySelector('iframe[title="Kortopplysninger"]')).not.toBeNull(),
    );
    await app.advanceTime(14_000);
    expect(alert()).not.toBeInTheDocument();
    await waitInRealTime(async () => {
      await app.advanceTime(1_000);
      expect(alert()).toHaveTextContent('Vi fikk ikke hentet kortskjemaet');
    });
    const card = fakeCardFrame();
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await advanceUntil(app, () => {
      expect(card.frame()).toBeDefined();
      expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled');
    });
  });

  it('PAY-13 shows an error when the summary fails to load, and loads it on retry', async () => {
    fakeCardFrame();
    const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
    const service = createCustomerService(NEW);
    const app = await openAt('/min-konto/kjøp?productIds=mye', service, {
      responses: { [SUMMARY]: createPaymentRefusal('SUBSCRIPTION_FAILED', 400) },
    });
    await waitFor(() => expect(alert()).toHaveTextContent('Vi fikk ikke endret abonnementet ditt'));
    app.network.addResponses(service.responses);
    await pressButton('Prøv igjen');
    await waitFor(() => expect(main()).toHaveTextContent('Oppsummering'));
  });
});

describe('a payment with a lost response', () => {
  it.each([
    ['lost', () => Response.error()],
    ['a 500', () => new Response(null, { status: 500 })],
    ['unreadable', () => new Response('<p>Feil</p>', { status: 200 })],
  ])(
    'ends at the receipt without resending when the server has charged the payment and its response is %s',
    async (_how, answer) => {
      const card = fakeCardFrame();
      const service = createCustomerService(NEW);
      const realHandler = service.responses[CHANGE] as (request: Request) => Promise<Response>;
      const app = await openAt('/min-konto/kjøp?productIds=mye', service, {
        responses: {
          [CHANGE]: async (request: Request) => {
            await realHandler(request);
            return answer();
          },
        },
      });
      await cardReady(card);
      await user.click(await screen.findByRole('button', { name: 'Betal' }));
      await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
      expect(service.charges).toHaveLength(1);
      expect(app.network.requestsTo(CHANGE)).toHaveLength(1);
    },
  );

  it('SIGNUP-10 logs a payment request that failed before the server acted, and resends it with the same idempotency key', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const realHandler = service.responses[CHANGE] as (request: Request) => Promise<Response>;
    let tries = 0;
    const app = await openAt('/min-konto/kjøp?productIds=mye', service, {
      responses: {
        [CHANGE]: (request: Request) => {
          tries += 1;
          return tries === 1 ? new Response(null, { status: 502 }) : realHandler(request);
        },
      },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    const [first, second] = app.network.requestsTo(CHANGE);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(await second?.text()).toBe(await first?.text());
    expect(service.charges).toHaveLength(1);
    expect(app.consoleMessages).toContain(
      'error: [request POST gateway/customer/subscription/change] RequestError: Failed to make network request (502)',
    );
  });

  it('reconciles a sent payment after a reload, before another one can be sent', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const path = '/min-konto/kjøp?productIds=mye';
    const before = await openAt(path, service, {
      responses: { [CHANGE]: () => new Promise<Response>(() => undefined) },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(before.network.requestsTo(CHANGE)).toHaveLength(1));
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    const app = await openAt(path, service, { previousApp: before });
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('redirects to the receipt again in a page that was loading when the receipt rendered, but not in a later one', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const path = '/min-konto/kjøp?productIds=mye';
    // The page stores its document id shortly after the render.
    const expectReceiptShownInDocument = (timeOrigin: number) => () =>
      expect(sessionStorage.getItem('payment-intent')).toContain(`"inDocument":${timeOrigin}`);
    const first = performance.timeOrigin;
    const before = await openAt(path, service);
    await cardReady(card);
    const pressedAtMs = first + performance.now();
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await screen.findByRole('heading', { level: 1, name: 'Velkommen som kunde!' });
    await waitFor(expectReceiptShownInDocument(first));

    // renderApp restores mocks, so the property is defined directly.
    const setTimeOrigin = (timeOrigin: number) =>
      Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(performance, 'timeOrigin'));
    setTimeOrigin(pressedAtMs);
    const reloaded = await openAt(path, service, { previousApp: before });
    await waitFor(() => expect(reloaded.currentPath()).toBe('/package/new/receipt'));
    await screen.findByRole('heading', { level: 1, name: 'Velkommen som kunde!' });
    await waitFor(expectReceiptShownInDocument(pressedAtMs));

    setTimeOrigin(pressedAtMs + 3_600_000);
    const later = await openAt(path, service, { previousApp: reloaded });
    await waitFor(() => expect(later.currentPath()).toBe('/min-konto/endre?productIds=mye'));
  });

  it('shows an error when reconciling a payment fails, and reconciles it on retry', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const app = await openAt('/min-konto/kjøp?productIds=mye', service);
    await cardReady(card);
    app.network.addResponses({
      [CHANGE]: () => {
        service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
        app.network.addResponses({ 'GET /gateway/customer': () => Response.error() });
        return Response.error();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('vet ikke om betalingen gikk gjennom'));
    app.network.addResponses({ 'GET /gateway/customer': service.responses['GET /gateway/customer'] });
    await user.click(await screen.findByRole('button', { name: 'Sjekk igjen' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(1);
  });

  /**
   * Presses 'Betal'; the response is lost after the charge, and the session has ended when the payment is
   * reconciled.
   */
  async function payWithLostResponseAndExpiredSession() {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const realHandler = service.responses[CHANGE] as (request: Request) => Promise<Response>;
    const unauthorized = () => new Response(null, { status: 401 });
    const app = await openAt(PURCHASE, service);
    await cardReady(card);
    app.network.addResponses({
      [CHANGE]: async (request: Request) => {
        await realHandler(request);
        app.network.addResponses({
          'GET /gateway/customer': unauthorized,
          'GET /gateway/customer/subscription': unauthorized,
        });
        return new Response(null, { status: 502 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Du er logget ut'));
    return app;
  }

  it('does not say that nothing was charged when the answer is lost and the session has ended', async () => {
    const app = await payWithLostResponseAndExpiredSession();
    expect(app.service.charges).toHaveLength(1);
    expect(alert()).not.toHaveTextContent('ikke trukket');
    expect(alert()).toHaveTextContent('vet ikke om du er trukket');
    expect(alert()).toHaveTextContent('Logg inn');
  });

  it('shows the receipt after signing in again when the lost payment had been charged', async () => {
    const before = await payWithLostResponseAndExpiredSession();
    const app = await openAt(PURCHASE, before.service, { previousApp: before });
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.service.charges).toHaveLength(1);
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('says that nothing was charged when the server refuses the first request with 401', async () => {
    const card = fakeCardFrame();
    await openAt(PURCHASE, createCustomerService(NEW), {
      responses: { [CHANGE]: () => new Response(null, { status: 401 }) },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Du er logget ut, og er ikke trukket'));
  });

  it('says that the outcome is unknown when both attempts are unanswered, and reconciles on request', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const app = await openAt(PURCHASE, service, { responses: { [CHANGE]: () => Response.error() } });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('vet ikke om betalingen gikk gjennom'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(2);
    await pressButton('Sjekk igjen');
    await waitFor(() => expect(main()).toHaveTextContent('Vi finner ingen fullført betaling'));
    app.network.addResponses({ [CHANGE]: service.responses[CHANGE] });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(service.charges).toHaveLength(1);
    const keys = app.network.requestsTo(CHANGE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('reconciles a payment that the server answers with 409, and ends at the receipt when it was charged', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const realHandler = service.responses[CHANGE] as (request: Request) => Promise<Response>;
    const app = await openAt(PURCHASE, service, {
      responses: {
        [CHANGE]: async (request: Request) => {
          await realHandler(request);
          return createPaymentRefusal('SUBSCRIPTION_FAILED', 409)();
        },
      },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(service.charges).toHaveLength(1);
  });

  it.each([
    ['an unknown code', createPaymentRefusal('SOMETHING_NEW')],
    ['no error code', () => new Response(null, { status: 404 })],
  ])(
    'reconciles a payment that the server refuses with %s, and ends at the receipt when it was charged',
    async (_how, answer) => {
      const card = fakeCardFrame();
      const service = createCustomerService(NEW);
      const realHandler = service.responses[CHANGE] as (request: Request) => Promise<Response>;
      const app = await openAt(PURCHASE, service, {
        responses: {
          [CHANGE]: async (request: Request) => {
            await realHandler(request);
            return answer();
          },
        },
      });
      await cardReady(card);
      await user.click(await screen.findByRole('button', { name: 'Betal' }));
      await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
      expect(service.charges).toHaveLength(1);
    },
  );

  it('does not send a payment when another tab has paid while this one waited for the lock', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const app = await openAt(PURCHASE, service);
    await cardReady(card);
    // The other tab holds the lock until its bank has answered.
    const request = async (_name: string, run: () => Promise<unknown>) => {
      service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
      return run();
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('creates a new order when the amount has changed since the first one', async () => {
    const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
    const CHECKOUT = 'POST /gateway/checkout';
    const card = fakeCardFrame();
    const originalOnVerify = card.onVerify;
    card.onVerify = () => ({ type: 'card:error', code: 'CARD_3DSECURE_FAILED' });
    const service = createCustomerService(NEW);
    const app = await openAt(PURCHASE, service);
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Banken fikk ikke bekreftet'));
    card.onVerify = originalOnVerify;
    app.network.addResponses({
      [SUMMARY]: {
        toPayNow: 399,
        monthlyPrice: 399,
        nextPaymentDate: '2026-12-22T00:00:00Z',
        changeType: 'New',
        lines: [{ kind: 'Product', productId: 'mye', name: 'Mye', price: 399 }],
      },
      [CHECKOUT]: { orderId: 'order-2', amount: 399 },
    });
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Se over, og bekreft på nytt'));
    await waitFor(() => expect(main().querySelector('dl')).toHaveTextContent('399 kr'));
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.network.requestsTo(CHECKOUT)).toHaveLength(2);
    const amounts = card.receivedMessages
      .filter(({ type }) => type === 'card:verify')
      .map(({ amount }) => amount);
    expect(amounts).toEqual([449, 399]);
  });

  it('does not charge again what another tab has paid in the meantime', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const before = {
      userId: kari.sub,
      path: '/package/new/receipt',
      lines: [],
      paid: 299,
      monthlyPrice: 299,
    };
    const app = await openAt('/min-konto/kjøp?productIds=mye', service, {
      sessionStorage: { receipt: JSON.stringify({ ...before, isSettled: true }) },
    });
    await cardReady(card);
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    await waitFor(() => expect(main()).toHaveTextContent('Neste betaling'));
    // The other tab made the payment, and its receipt shows the amount.
    expect(main()).not.toHaveTextContent('Betalt nå');
    expect(sessionStorage.getItem('receipt')).toBeNull();
  });

  it('shows no receipt for a different purchase in another tab, but a change to confirm', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(NEW);
    const app = await openAt('/min-konto/kjøp?productIds=mye', service);
    await cardReady(card);
    service.subscription = ACTIVE;
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe('/min-konto/endre?productIds=mye'));
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Abonnementet er et annet enn da du åpnet siden'),
    );
    await screen.findByRole('heading', { level: 1, name: 'Bekreft endringen' });
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    expect(sessionStorage.getItem('receipt')).toBeNull();
  });

  it('does not restart a subscription that another tab has restarted with other products', async () => {
    const service = createCustomerService({ ...ACTIVE, state: 'PendingCancellation' });
    service.provider = 'Card';
    const app = await openAt('/min-konto/reaktiver', service);
    await screen.findByRole('button', { name: 'Start abonnementet igjen' });
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    await pressButton('Start abonnementet igjen');
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Abonnementet er et annet enn da du åpnet siden'),
    );
    await waitFor(() => expect(app.currentPath()).not.toContain('reaktiver'));
    expect(app.currentPath()).not.toContain('receipt');
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
  });

  it('stores no receipt for a refused payment', async () => {
    const card = fakeCardFrame();
    await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW), {
      responses: { [CHANGE]: createPaymentRefusal('COULD_NOT_CHARGE_CARD') },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Banken avviste kortet'));
    expect(sessionStorage.getItem('receipt')).toBeNull();
  });

  it('shows a changed amount first, and pays it only after another confirmation', async () => {
    const service = createCustomerService(ACTIVE);
    service.provider = 'Card';
    const app = await openAt('/min-konto/endre?productIds=mye', service);
    await waitFor(() => expect(main().querySelector('dl')).toHaveTextContent('200 kr'));
    // Another tab has bought an add-on, so the difference is smaller.
    service.subscription = { state: 'Active', selectedProductIds: ['litt', 'max'] };
    await pressButton('Bekreft endring');
    await waitFor(() => expect(alert()).toHaveTextContent('Se over, og bekreft på nytt'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(0);
    await waitFor(() => expect(main().querySelector('dl')).toHaveTextContent('81 kr'));
    await pressButton('Bekreft endring');
    await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
    expect(app.network.requestsTo(CHANGE)).toHaveLength(1);
  });
});

describe('paying by wallet', () => {
  const chooseWallet = async () => {
    await user.click(await screen.findByRole('radio', { name: /^Vipps/ }));
    await waitFor(() => expect(main()).toHaveTextContent('Du går videre til Vipps'));
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
  };

  it('SUB-05 redirects to the wallet and sends it the return address', async () => {
    fakeCardFrame();
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW));
    await chooseWallet();
    await waitFor(() => expect(app.navigations).toEqual(['assign https://wallet.test/orders/1']));
    const [change] = app.network.requestsTo(CHANGE);
    expect(await change?.json()).toEqual({ vippsReturnUrl: `${location.origin}/payment/vipps` });
    expect(app.network.requestsTo('POST /gateway/checkout')).toHaveLength(0);
  });

  it('does not redirect to a host that is not the wallet’s', async () => {
    fakeCardFrame();
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW), {
      responses: { [CHANGE]: { redirectUrl: 'https://evil.test/orders/1' } },
    });
    await chooseWallet();
    await waitFor(() => expect(alert()).toHaveTextContent('Noe gikk galt med betalingen'));
    expect(app.navigations).toEqual([]);
    expect(app.consoleMessages.join()).toContain('Not an allowed payment URL');
  });

  /** Returns a customer who left for the wallet in this tab and returns with the given wallet status. */
  async function returnFromWallet(wallet: string | undefined, more: Partial<RenderAppOptions> = {}) {
    fakeCardFrame();
    const service = createCustomerService(NEW);
    const before = await openAt('/min-konto/kjøp?productIds=mye', service);
    await chooseWallet();
    await waitFor(() => expect(before.navigations).toHaveLength(1));
    service.wallet = wallet;
    if (wallet === 'completed') service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    if (wallet === 'cancelled' || wallet === 'failed') service.subscription = NEW;
    return openAt(more.path ?? '/payment/vipps', service, { previousApp: before, ...more });
  }

  it('PAY-12 ROUTE-64 ends at the receipt when the wallet payment is approved', async () => {
    const app = await returnFromWallet('completed');
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    await waitFor(() => expect(main()).toHaveTextContent('Betalt nå449 kr'));
    expect(app.service.charges).toHaveLength(1);
  });

  it('PAY-12 returns to the selection without a charge when the wallet payment is cancelled', async () => {
    const app = await returnFromWallet('cancelled');
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe('/min-konto/kjøp?productIds=mye'));
    await waitFor(() => expect(main()).toHaveTextContent('Du avbrøt betalingen i Vipps'));
  });

  it('PAY-12 shows an error with a retry link when the wallet payment fails', async () => {
    await returnFromWallet('failed');
    await waitFor(() =>
      expect(alert()).toHaveTextContent('Betalingen gikk ikke gjennom, og du er ikke trukket'),
    );
    expect(decodeURI(screen.getByRole('link', { name: 'Prøv igjen' }).getAttribute('href') ?? '')).toBe(
      '/min-konto/kjøp?productIds=mye',
    );
  });

  it('PAY-12 allows another check when the wallet does not answer in time', async () => {
    const app = await returnFromWallet('pending', { isTimeFrozen: true });
    await waitInRealTime(async () => {
      await app.advanceTime(40_000);
      expect(main()).toHaveTextContent('Vi venter fortsatt på svar fra Vipps');
    });
    app.service.wallet = 'completed';
    await user.click(screen.getByRole('button', { name: 'Sjekk igjen' }));
    await waitInRealTime(async () => {
      await app.advanceTime(100);
      expect(app.currentPath()).toBe('/package/new/receipt');
    });
  });

  const WAITING = 'Vi venter på svar fra Vipps';
  const CANCEL = 'Avbryt og betal på en annen måte';
  const CANCEL_CALL = 'POST /gateway/billingprovider/vipps/cancel';

  /** Pays by card on the purchase page after the wallet payment was cancelled. */
  async function payByCard(app: RenderedApp & { readonly service: CustomerService }) {
    await advanceUntil(app, () =>
      expect(main()).toHaveTextContent('Du avbrøt betalingen i Vipps, og er ikke trukket'),
    );
    await advanceUntil(app, () =>
      expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled'),
    );
    const [walletKey] = app.service.charges;
    expect(walletKey).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Betal' }));
    await advanceUntil(app, () => expect(app.currentPath()).toBe('/package/new/receipt'));
    expect(app.service.charges).toHaveLength(1);
  }

  it('PAY-12 says that it waits for Vipps while Vipps has not answered, and links back to it', async () => {
    const app = await returnFromWallet('pending', { isTimeFrozen: true });
    await waitInRealTime(() => expect(main()).toHaveTextContent(WAITING));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Åpne Vipps' }).href).toBe(
      'https://wallet.test/orders/1',
    );
    expect(main()).toHaveTextContent('Du trekkes ikke før du godkjenner');
    expect(main()).not.toHaveTextContent('noen sekunder');
    screen.getByRole('button', { name: 'Sjekk igjen' });
    await waitInRealTime(async () => {
      await app.advanceTime(40_000);
      expect(main()).toHaveTextContent('Vi venter fortsatt på svar fra Vipps');
    });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Åpne Vipps' }).href).toBe(
      'https://wallet.test/orders/1',
    );
  });

  it('PAY-12 does not link to a stored address of another host', async () => {
    const before = await returnFromWallet('pending');
    await screen.findByRole('link', { name: 'Åpne Vipps' });
    const intent = JSON.parse(sessionStorage.getItem('payment-intent') ?? '') as object;
    await openAt('/payment/vipps', before.service, {
      previousApp: before,
      sessionStorage: {
        'payment-intent': JSON.stringify({ ...intent, walletAddress: 'https://evil.test/orders/1' }),
      },
    });
    await waitFor(() => expect(main()).toHaveTextContent(WAITING));
    expect(document.querySelector('main a[href*="evil"]')).toBeNull();
    screen.getByRole('button', { name: CANCEL });
  });

  it('PAY-12 cancels the pending Vipps payment, after which a card is charged once', async () => {
    const app = await returnFromWallet('pending');
    await pressButton(CANCEL);
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe(PURCHASE));
    await payByCard(app);
  });

  it('PAY-12 cancels the pending Vipps payment from the purchase page, too', async () => {
    const before = await returnFromWallet('pending');
    const app = await openAt(PURCHASE, before.service, { previousApp: before, isTimeFrozen: true });
    await advanceUntil(app, () => expect(main()).toHaveTextContent(WAITING));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Åpne Vipps' }).href).toBe(
      'https://wallet.test/orders/1',
    );
    expect(main()).not.toHaveTextContent('noen sekunder');
    await user.click(screen.getByRole('button', { name: CANCEL }));
    // A payment that is known to be cancelled is not polled first.
    await waitInRealTime(async () => {
      await app.advanceTime(1);
      expect(main()).toHaveTextContent('Du avbrøt betalingen i Vipps');
    });
    await payByCard(app);
  });

  it('PAY-12 offers no other payment method when the Vipps payment cannot be cancelled', async () => {
    const app = await returnFromWallet('pending', { responses: { [CANCEL_CALL]: () => Response.error() } });
    await pressButton(CANCEL);
    await waitFor(() => expect(alert()).toHaveTextContent('Vi fikk ikke avbrutt betalingen'));
    expect(main()).toHaveTextContent(WAITING);
    expect(app.currentPath()).toBe('/payment/vipps');
  });

  it('PAY-12 shows the receipt when the payment was approved before it could be cancelled', async () => {
    const app = await returnFromWallet('pending', { isTimeFrozen: true });
    await waitInRealTime(async () => {
      await app.advanceTime(40_000);
      expect(main()).toHaveTextContent('Vi venter fortsatt på svar fra Vipps');
    });
    app.service.wallet = 'completed';
    app.service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    await user.click(screen.getByRole('button', { name: CANCEL }));
    await advanceUntil(app, () => expect(app.currentPath()).toBe('/package/new/receipt'));
  });

  it('creates a new Vipps payment when the last one was cancelled there', async () => {
    const before = await returnFromWallet('cancelled', { path: PURCHASE });
    const app = await openAt(PURCHASE, before.service, { previousApp: before });
    await advanceUntil(app, () => screen.getByRole('radio', { name: /^Vipps/ }));
    await chooseWallet();
    await waitFor(() => expect(app.network.requestsTo(CHANGE)).toHaveLength(1));
    const [first] = app.service.charges;
    await waitFor(() => expect(app.service.charges).toHaveLength(2));
    expect(app.service.charges[1]).not.toBe(first);
  });

  it('SUB-33 says on /abonnement that a Vipps payment is pending, and links to it', async () => {
    const before = await returnFromWallet('pending');
    const app = await openAt('/abonnement', before.service, { previousApp: before });
    await advanceUntil(app, () =>
      expect(main()).toHaveTextContent('Betalingen venter på at du godkjenner den i Vipps'),
    );
    expect(main()).not.toHaveTextContent('noen sekunder');
    await user.click(await screen.findByRole('link', { name: 'Gå til betalingen' }));
    await waitFor(() => expect(app.currentPath()).toBe('/payment/vipps'));
  });

  it('PAY-12 redirects from the wallet return page to the subscription when no payment is pending', async () => {
    const app = await openAt('/payment/vipps', createCustomerService(ACTIVE));
    await waitFor(() => expect(app.currentPath()).toBe('/abonnement'));
  });

  it.each<[string, string, StoredSubscription, string, string]>([
    [
      'approved',
      'completed',
      { ...ACTIVE, selectedProductIds: ['mye'] },
      '/abonnement',
      'Vipps har bekreftet',
    ],
    ['approved, subscription not updated yet', 'completed', NEW, '/min-konto/kjøp', 'Vipps har bekreftet'],
    ['cancelled', 'cancelled', ACTIVE, '/abonnement', 'Du avbrøt i Vipps'],
    ['cancelled before the first payment', 'cancelled', NEW, '/min-konto/kjøp', 'Du avbrøt i Vipps'],
  ])(
    'PAY-12 %s: a return in another browser follows the subscription status',
    async (_how, wallet, subscription, to, expectedText) => {
      fakeCardFrame();
      const service = createCustomerService(subscription);
      service.wallet = wallet;
      // The card payment that this tab has started is unrelated.
      const intent = { id: crypto.randomUUID(), userId: kari.sub, purpose: 'endre', productIds: ['max'] };
      const app = await openAt('/payment/vipps?status=failed', service, {
        sessionStorage: { 'payment-intent': JSON.stringify({ ...intent, provider: 'Card', isSent: false }) },
      });
      await waitFor(() => expect(decodeURI(app.currentPath())).toBe(to));
      await waitFor(() => expect(document.body).toHaveTextContent(expectedText));
      expect(sessionStorage.getItem('payment-cancelled')).toBeNull();
      expect(sessionStorage.getItem('payment-intent')).not.toBeNull();
    },
  );
});

describe('the payment purposes', () => {
  it.each<[string, StoredSubscription | undefined, string]>([
    ['kj%C3%B8p?productIds=mye', undefined, 'Betal og kom i gang'],
    ['kjøp?productIds=mye', NEW, 'Betal og kom i gang'],
    ['endre?productIds=mye', ACTIVE, 'Bekreft endringen'],
    ['reaktiver', { ...ACTIVE, state: 'PendingCancellation' }, 'Start abonnementet igjen'],
    ['fortsett', { ...ACTIVE, state: 'PastDue' }, 'Fortsett abonnementet'],
    ['behold', { ...ACTIVE, pendingProductIds: ['mye'] }, 'Behold abonnementet'],
  ])('ROUTE-60 ROUTE-61 /min-konto/%s renders its page', async (path, subscription, title) => {
    fakeCardFrame();
    await openAt(`/min-konto/${path}`, createCustomerService(subscription));
    await waitFor(() => expect(main()).toHaveTextContent('Oppsummering'));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it.each([
    [50, '/package/cancel/confirm'],
    // An offer without a percentage cannot be shown.
    [undefined, '/abonnement'],
  ])(
    'does not accept a retention offer (percent %s) that was not shown, but redirects to %s',
    async (percent, path) => {
      const retentionOffer = { id: 'o-1', discount: { discountType: 'Price', percent } };
      const app = await openAt('/min-konto/behold', createCustomerService({ ...ACTIVE, retentionOffer }));
      await waitFor(() => expect(app.currentPath()).toBe(path));
    },
  );

  it('asks a customer in trial for a payment method, not for a payment', async () => {
    fakeCardFrame();
    await openAt('/min-konto/fortsett', createCustomerService({ ...ACTIVE, trialProductIds: ['litt'] }));
    await waitFor(() => expect(main()).toHaveTextContent('Oppsummering'));
    expect(main()).toHaveTextContent('Velg hvordan du vil betale når prøveperioden er over.');
    expect(main()).not.toHaveTextContent('alt er som før');
    screen.getByRole('button', { name: 'Lagre' });
  });

  it('redirects from a purpose that does not match the subscription to the one that does', async () => {
    fakeCardFrame();
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(ACTIVE));
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe('/min-konto/endre?productIds=mye'));
  });

  it('shows no payment form while a payment is in progress', async () => {
    fakeCardFrame();
    const service = createCustomerService({ ...NEW, state: 'PaymentInProgress' });
    const app = await openAt('/min-konto/kjøp?productIds=mye', service);
    await waitFor(() => expect(main()).toHaveTextContent('Betalingen er i gang'));
    expect(main().querySelector('form')).not.toBeInTheDocument();
    service.subscription = NEW;
    await advanceUntil(app, () => expect(main().querySelector('form')).toBeInTheDocument());
  });

  it('stops polling a payment in progress after a while, and polls again on request', async () => {
    const service = createCustomerService({ ...NEW, state: 'PaymentInProgress' });
    const app = await openAt('/min-konto/kjøp?productIds=mye', service, { isTimeFrozen: true });
    const subscriptionRequestCount = () =>
      app.network.requestsTo('GET /gateway/customer/subscription').length;
    await waitInRealTime(async () => {
      await app.advanceTime(5_000);
      expect(main()).toHaveTextContent('Det tar lengre tid enn vanlig');
    });
    const most = subscriptionRequestCount();
    await app.advanceTime(120_000);
    expect(subscriptionRequestCount()).toBe(most);
    expect(most).toBeLessThanOrEqual(12);
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    await user.click(screen.getByRole('button', { name: 'Sjekk igjen' }));
    await advanceUntil(app, () =>
      expect(decodeURI(app.currentPath())).toBe('/min-konto/endre?productIds=mye'),
    );
  });

  it('offers no payment in an unknown subscription state', async () => {
    await openAt('/min-konto/kjøp?productIds=mye', createCustomerService({ ...NEW, state: 'Frozen' }));
    await waitFor(() => expect(alert()).toHaveTextContent('Vi vet ikke hvordan abonnementet ditt står'));
    expect(main().querySelector('form')).not.toBeInTheDocument();
  });

  it('SUB-04 pays a change with the current payment method and ends at the upgrade receipt', async () => {
    const service = createCustomerService(ACTIVE);
    service.provider = 'Card';
    const app = await openAt('/min-konto/endre?productIds=mye', service);
    await pressButton('Bekreft endring');
    await waitFor(() => expect(app.currentPath()).toBe('/package/upgrade/receipt'));
    const [change] = app.network.requestsTo(CHANGE);
    expect(await change?.json()).toEqual({});
  });

  it.each<[string, string, StoredSubscription, string, string]>([
    [
      'SUB-26',
      'reaktiver',
      { ...ACTIVE, state: 'PendingCancellation' },
      'Start abonnementet igjen',
      'activate',
    ],
    ['SUB-27', 'endre?productIds=mye', ACTIVE, 'Bekreft endring', 'upgrade'],
    [
      'SUB-28',
      'endre?productIds=litt',
      { state: 'Active', selectedProductIds: ['mye'] },
      'Bekreft endring',
      'downgrade',
    ],
    [
      'ROUTE-76',
      'behold',
      { ...ACTIVE, pendingProductIds: ['mye'] },
      'Behold abonnementet',
      'downgrade_aborted',
    ],
  ])(
    '%s /min-konto/%s ends at its receipt, renews the token and refetches the customer',
    async (_row, path, subscription, button, outcome) => {
      const service = createCustomerService(subscription);
      service.provider = 'Card';
      const app = await openAt(`/min-konto/${path}`, service);
      await screen.findByRole('button', { name: button });
      const renewed = app.provider.count('POST /token');
      const customerRequestCount = () =>
        app.calls().filter((call) => call === 'GET /gateway/customer').length;
      const before = customerRequestCount();
      await pressButton(button);
      await waitFor(() => expect(app.currentPath()).toBe(`/package/${outcome}/receipt`));
      const [change] = app.network.requestsTo(CHANGE);
      expect(await change?.json()).toEqual({});
      await waitFor(() => expect(app.provider.count('POST /token')).toBe(renewed + 1));
      // Fetched once before the change and once after it.
      await waitFor(() => expect(customerRequestCount()).toBeGreaterThanOrEqual(before + 2));
    },
  );

  it('SUB-02 shows a customer the current package and the price difference now, per month and from which date', async () => {
    const service = createCustomerService({ ...ACTIVE, selectedProductIds: ['mye'] });
    const app = await openAt('/bli-kunde?productIds=mye', service);
    const bar = () => document.body.textContent.replaceAll('\u00A0', ' ');
    await waitFor(() => expect(bar()).toContain('449 kr/md. som nå'));
    expect(screen.getByRole('radio', { name: /^Mye/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Mye/ }).closest('label')).toHaveTextContent('Din pakke');
    await user.click(await screen.findByRole('radio', { name: /^Litt/ }));
    await waitFor(() =>
      expect(bar()).toContain('200 kr mindre i måneden fra tirsdag 22. desember. Ingenting å betale nå.'),
    );
    await user.click(await screen.findByRole('link', { name: 'Gå videre' }));
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe('/min-konto/endre?productIds=litt'));
  });

  it('ROUTE-87 does not confirm products that the customer has already, but links to the subscription', async () => {
    const app = await openAt('/min-konto/endre?productIds=litt', createCustomerService(ACTIVE));
    await waitFor(() => expect(main()).toHaveTextContent('Du har dette allerede'));
    expect(main().querySelector('form')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Se abonnementet ditt' }));
    await waitFor(() => expect(app.currentPath()).toBe('/abonnement'));
    await waitFor(() => expect(main()).toHaveTextContent('Aktivt'));
  });
});

describe('entry to the payment pages', () => {
  it.each(['/payment/mye', '/payment-method', '/min-konto/kjøp', '/payment/vipps', '/package/new/receipt'])(
    'ROUTE-60 ROUTE-62 ROUTE-63 ROUTE-64 ROUTE-78 %s makes a visitor sign in',
    async (path) => {
      const app = await renderApp({ path, responses: createCustomerService().responses });
      await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    },
  );

  it('ROUTE-62 /payment/{id} shows the payment for a known product', async () => {
    fakeCardFrame();
    const app = await openAt('/payment/mye', createCustomerService(NEW));
    await waitFor(() => expect(main()).toHaveTextContent('Oppsummering'));
    expect(app.currentPath()).toBe('/payment/mye');
  });

  it('ROUTE-62 /payment/{id} with an unknown id redirects to the purchase page', async () => {
    fakeCardFrame();
    const app = await openAt('/payment/o-77', createCustomerService(NEW));
    await waitFor(() => expect(decodeURI(app.currentPath())).toBe('/min-konto/kjøp'));
    await waitFor(() => expect(main()).toHaveTextContent('Mye'));
  });

  it('PAY-10 ROUTE-63 /payment-method saves another card', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService(ACTIVE);
    service.provider = 'Vipps';
    const app = await openAt('/payment-method', service);
    await waitFor(() => expect(main()).toHaveTextContent('Du betaler nå med Vipps'));
    await waitFor(() => {
      expect(card.frame()).toBeDefined();
      expect(screen.getByRole('button', { name: 'Lagre' })).not.toHaveAttribute('aria-disabled');
    });
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(main()).toHaveTextContent('Betalingsmåten er byttet'));
    const [saved] = app.network.requestsTo('POST /gateway/payment');
    expect(await saved?.json()).toEqual({ Nonce: 'verified-nonce-1' });
    expect(app.currentPath()).toBe('/betaling');
  });
});

describe('receipts', () => {
  it.each([
    ['ROUTE-74', 'upgrade', 'Abonnementet er oppgradert'],
    ['ROUTE-75', 'downgrade', 'Endringen er bestilt'],
    ['ROUTE-76', 'downgrade_aborted', 'Du beholder abonnementet'],
    ['ROUTE-77', 'activate', 'Abonnementet er i gang igjen'],
    ['ROUTE-78', 'new', 'Velkommen som kunde!'],
  ])(
    '%s the receipt of %s shows the outcome and the date of the next payment',
    async (_row, outcome, title) => {
      await openAt(`/package/${outcome}/receipt`, createCustomerService(ACTIVE));
      await screen.findByRole('heading', { level: 1, name: title });
      await waitFor(() => expect(main()).toHaveTextContent('Neste betaling: tirsdag 22. desember, 249 kr'));
    },
  );

  it.each<[string, string, StoredSubscription | undefined]>([
    ['new', 'Canceled', { ...ACTIVE, state: 'Canceled' }],
    ['upgrade', 'PastDue', { ...ACTIVE, state: 'PastDue' }],
    ['activate', 'PendingCancellation', { ...ACTIVE, state: 'PendingCancellation' }],
    ['upgrade', 'UpgradeInProgress', { ...ACTIVE, state: 'UpgradeInProgress' }],
    ['new', 'missing', undefined],
  ])(
    'the receipt of %s redirects when this tab has not paid and the subscription is %s',
    async (outcome, _has, subscription) => {
      const app = await openAt(`/package/${outcome}/receipt`, createCustomerService(subscription));
      await waitFor(() => expect(app.currentPath()).toBe('/abonnement'));
    },
  );

  it('shows no next payment on the receipt when there is none', async () => {
    const app = await openAt(
      '/package/upgrade/receipt',
      createCustomerService({ ...ACTIVE, state: 'FreeAccess' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet er oppgradert' });
    await app.advanceTime(500);
    expect(main()).not.toHaveTextContent('Neste betaling');
  });

  it.each([
    ['a trial', 'Trial', 'Prøveperioden er i gang. Du betaler ingenting i dag'],
    ['a voucher', 'Voucher', 'Du betaler ingenting i dag, og kan begynne å se'],
  ])('does not thank for a payment when %s left nothing to pay', async (_what, kind, expectedText) => {
    const card = fakeCardFrame();
    await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW), {
      responses: {
        'GET /gateway/customer/subscription/change/summary': {
          toPayNow: 0,
          monthlyPrice: 449,
          nextPaymentDate: '2026-12-22T00:00:00Z',
          changeType: 'New',
          lines: [
            { kind: 'Product', productId: 'mye', name: 'Mye', price: 449 },
            { kind, name: 'Gratis', price: -449, until: '2026-12-22T00:00:00Z' },
          ],
        },
        'POST /gateway/checkout': { orderId: 'order-1', amount: 0 },
      },
    });
    await cardReady(card);
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await screen.findByRole('heading', { level: 1, name: 'Velkommen som kunde!' });
    expect(main()).toHaveTextContent(expectedText);
    expect(main()).not.toHaveTextContent('Betalingen er mottatt');
  });

  it('ANA-26 SIGNUP-12 tracks a purchase once, clears the sign-up start time, and renews the token', async () => {
    const card = fakeCardFrame();
    const app = await openAt('/min-konto/kjøp?productIds=mye', createCustomerService(NEW), {
      config: { environment: 'uat' },
      localStorage: { 'analytics-consent': 'granted' },
      sessionStorage: { 'payment-context': JSON.stringify({ signUpLoadTime: FIXTURE_NOW }) },
    });
    await cardReady(card);
    await app.advanceTime(60_000);
    const customerRequestsBefore = app.network.requestsTo('GET /gateway/customer').length;
    const renewed = app.provider.count('POST /token');
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    await waitFor(() => expect(app.provider.count('POST /token')).toBe(renewed + 1));
    await waitFor(() =>
      expect(app.network.requestsTo('GET /gateway/customer').length).toBeGreaterThan(customerRequestsBefore),
    );
    await app.advanceTime(500);
    const purchases = app.analyticsEvents().filter(({ event }) => event === 'purchase');
    expect(purchases).toHaveLength(1);
    expect(purchases[0]).toMatchObject({ value: 449, products: [{ id: 'mye', name: 'Mye', price: 449 }] });
    expect(sessionStorage.getItem('payment-context')).toBeNull();
  });
});
