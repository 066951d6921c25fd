// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  createCustomerService,
  createPaymentRefusal,
  type CustomerService,
  type StoredSubscription,
} from '../../testing/createCustomerService.ts';
import { renderApp, type RenderAppOptions, type RenderedApp, user } from '../../testing/index.ts';

const STOP = 'POST /gateway/subscription/stopRenewal';
const CHANGE = 'POST /gateway/customer/subscription/change';
const SUMMARY = 'GET /gateway/customer/subscription/change/summary';
const CONFIRM = '/package/cancel/confirm';
const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['mye'] };
const TRIAL: StoredSubscription = {
  state: 'Active',
  selectedProductIds: ['litt', 'max'],
  trialProductIds: ['litt', 'max'],
};
const OFFER = { id: 'behold-50', discount: { discountType: 'Price', percent: 50, durationMonths: 3 } };

const main = () => screen.getByRole('main');
const alert = () => within(screen.getByRole('main')).queryByRole('alert');
const pressButton = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function openAt(
  path: string,
  subscription: StoredSubscription | undefined,
  options: Partial<RenderAppOptions> = {},
): Promise<RenderedApp & { readonly service: CustomerService }> {
  const service = createCustomerService(subscription);
  service.provider = 'Card';
  const app = await renderApp({
    path,
    isSignedIn: true,
    ...options,
    responses: { ...service.responses, ...options.responses },
  });
  return { ...app, service };
}

describe('stopping a subscription', () => {
  it('SUB-25 SUB-29 ROUTE-69 ROUTE-73 shows when the subscription ends, stops it, renews the token and shows the receipt', async () => {
    const app = await openAt(CONFIRM, ACTIVE);
    await waitFor(() => expect(main()).toHaveTextContent('Til og med mandag 21. desember'));
    expect(screen.getByRole('heading', { level: 1, name: 'Stopp abonnementet' })).toBeInTheDocument();
    const renewed = app.provider.count('POST /token');
    const customerRequestCount = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    const before = customerRequestCount();
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
    const sent = app.network.requestsTo(STOP);
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual(['{}']);
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet er stoppet' });
    expect(main()).toHaveTextContent('Du kan se til og med mandag 21. desember');
    await waitFor(() => expect(app.provider.count('POST /token')).toBe(renewed + 1));
    await waitFor(() => expect(customerRequestCount()).toBeGreaterThan(before));
    expect(
      decodeURI(screen.getByRole<HTMLAnchorElement>('link', { name: 'Start abonnementet igjen' }).pathname),
    ).toBe('/min-konto/reaktiver');
  });

  it('ends an unpaid subscription immediately and says so on the receipt', async () => {
    const app = await openAt(CONFIRM, { ...ACTIVE, state: 'PastDue' });
    await pressButton('Stopp abonnementet');
    await screen.findByRole('heading', { level: 1, name: 'Abonnementet er avsluttet' });
    expect(app.currentPath()).toBe('/package/cancel/receipt');
    expect(main()).toHaveTextContent('Du blir ikke trukket, og kontoen ligger klar.');
    expect(main()).not.toHaveTextContent('Neste betaling');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Velg pakke' }).pathname).toBe('/bli-kunde');
    expect(screen.queryByRole('link', { name: 'Start abonnementet igjen' })).not.toBeInTheDocument();
  });

  it('mentions no paid period when a customer with free access stops', async () => {
    await openAt(CONFIRM, { ...ACTIVE, state: 'FreeAccess' });
    await waitFor(() => expect(main()).toHaveTextContent('så lenge du har gratis tilgang'));
    expect(main()).not.toHaveTextContent('perioden du har betalt for');
  });

  it('sends the selected reason with the stop request', async () => {
    const app = await openAt(CONFIRM, ACTIVE);
    const reason = () => main().querySelector<HTMLInputElement>('input[value="TooExpensive"]');
    await waitFor(() => expect(reason()).toBeTruthy());
    reason()?.click();
    await waitFor(() => expect(reason()).toBeChecked());
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
    expect(await app.network.requestsTo(STOP)[0]?.json()).toEqual({ reason: 'TooExpensive' });
  });

  it('stops the subscription once when the button is pressed twice', async () => {
    const app = await openAt(CONFIRM, ACTIVE);
    await pressButton('Stopp abonnementet');
    main().querySelector('form')?.requestSubmit();
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
    expect(app.network.requestsTo(STOP)).toHaveLength(1);
  });

  it('SUB-30 ROUTE-70 shows what the retention offer amounts to and accepts it with one press', async () => {
    const app = await openAt(CONFIRM, { ...ACTIVE, retentionOffer: OFFER });
    await waitFor(() => expect(main()).toHaveTextContent('50 % rabatt på Mye de 3 neste betalingene'));
    expect(main()).toHaveTextContent('Neste betaling, tirsdag 22. desember, blir 224,50 kr');
    await pressButton('Behold abonnementet');
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/confirm/receipt'));
    await screen.findByRole('heading', { level: 1, name: 'Så fint at du blir!' });
    const [change] = app.network.requestsTo(CHANGE);
    expect(new URL(change?.url ?? '').search).toBe('?productIds=mye');
    expect(await change?.json()).toEqual({ retentionOfferId: 'behold-50' });
    expect(app.network.requestsTo(STOP)).toHaveLength(0);
  });

  it('SUB-30 shows the stop form only after the offer request settles, and without an offer when it fails', async () => {
    const summaryResponse = Promise.withResolvers<Response>();
    const app = await openAt(
      CONFIRM,
      { ...ACTIVE, retentionOffer: OFFER },
      { responses: { [SUMMARY]: () => summaryResponse.promise } },
    );
    await waitFor(() => expect(app.network.requestsTo(SUMMARY)).toHaveLength(1));
    await waitFor(() => expect(main()).toHaveTextContent('Slik blir det hvis du stopper.'));
    expect(main()).not.toHaveTextContent('Hvorfor stopper du?');
    summaryResponse.resolve(new Response(null, { status: 400 }));
    await screen.findByRole('button', { name: 'Stopp abonnementet' });
    expect(main()).not.toHaveTextContent('Et tilbud før du går');
  });

  it.each([SUMMARY, 'GET /gateway/products'])(
    'stops the subscription without the offer when %s fails',
    async (failing) => {
      const app = await openAt(
        CONFIRM,
        { ...ACTIVE, retentionOffer: OFFER },
        { responses: { [failing]: () => new Response(null, { status: 500 }) } },
      );
      await pressButton('Stopp abonnementet');
      await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
    },
  );

  it('does not report a missing offer as accepted when another tab has stopped the subscription', async () => {
    const app = await openAt(
      CONFIRM,
      { ...ACTIVE, retentionOffer: OFFER },
      {
        responses: { [CHANGE]: createPaymentRefusal('SUBSCRIPTION_FAILED', 400) },
      },
    );
    await screen.findByRole('button', { name: 'Behold abonnementet' });
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    await pressButton('Behold abonnementet');
    await waitFor(() => expect(app.network.requestsTo(CHANGE)).toHaveLength(1));
    await waitFor(() => expect(main()).toHaveTextContent('Du har allerede stoppet abonnementet'));
    expect(app.currentPath()).toBe(CONFIRM);
  });

  it('looks up the subscription instead of resending when the stop response is lost', async () => {
    const service = createCustomerService(ACTIVE);
    const realHandler = service.responses[STOP] as (request: Request) => Promise<Response>;
    const app = await openAt(CONFIRM, ACTIVE, {
      responses: {
        ...service.responses,
        [STOP]: async (request: Request) => {
          await realHandler(request);
          return Response.error();
        },
      },
    });
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
    expect(app.network.requestsTo(STOP)).toHaveLength(1);
  });

  it('retries an unanswered stop request once, reports the failure, and sends it again on the next press', async () => {
    const app = await openAt(CONFIRM, ACTIVE, {
      responses: { [STOP]: () => new Response(null, { status: 502 }) },
    });
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(alert()).toHaveTextContent('vet ikke om det er stoppet'));
    expect(app.network.requestsTo(STOP)).toHaveLength(2);
    app.network.addResponses({ [STOP]: app.service.responses[STOP] });
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
  });

  it('SUB-25 does not say that nothing is stopped when the answer is lost and the session has ended', async () => {
    const app = await openAt(CONFIRM, ACTIVE);
    const realHandler = app.service.responses[STOP] as (request: Request) => Promise<Response>;
    app.network.addResponses({
      [STOP]: async (request: Request) => {
        await realHandler(request);
        app.network.addResponses({
          'GET /gateway/customer/subscription': () => new Response(null, { status: 401 }),
        });
        return new Response(null, { status: 502 });
      },
    });
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(alert()).toHaveTextContent('Du er logget ut'));
    expect(app.service.subscription?.state).toBe('PendingCancellation');
    expect(alert()).not.toHaveTextContent('ingenting er stoppet');
    expect(alert()).toHaveTextContent('Logg inn igjen for å se om det er stoppet');
  });

  it('does not stop again a subscription that another tab has stopped', async () => {
    const app = await openAt(CONFIRM, ACTIVE);
    await screen.findByRole('button', { name: 'Stopp abonnementet' });
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
    expect(app.network.requestsTo(STOP)).toHaveLength(0);
  });

  it('shows an error when the server refuses the stop request', async () => {
    await openAt(CONFIRM, ACTIVE, {
      responses: { [STOP]: () => Response.json({ code: 'NOT_RENEWED' }, { status: 400 }) },
    });
    await pressButton('Stopp abonnementet');
    await waitFor(() => expect(alert()).toHaveTextContent('Det gikk ikke å stoppe dette'));
  });

  it.each([
    ['PendingCancellation', 'Du har allerede stoppet abonnementet'],
    ['Canceled', 'Det er ikke noe å stoppe'],
    ['PaymentFailed', 'Det er ikke noe å stoppe'],
    ['UpgradeInProgress', 'En endring er i gang'],
    ['Frozen', 'Vi vet ikke hvordan abonnementet ditt står'],
  ])('shows no stop form in state %s, but the message: %s', async (state, sentence) => {
    await openAt(CONFIRM, { ...ACTIVE, state });
    await waitFor(() => expect(main()).toHaveTextContent(sentence));
    expect(main().querySelector('form')).toBeNull();
  });

  it('SUB-32 redirects a user without a package to /bli-kunde', async () => {
    const app = await openAt(CONFIRM, undefined);
    await waitFor(() => expect(app.currentPath()).toBe('/bli-kunde'));
  });

  it('shows an error when the subscription fails to load, and loads it on retry', async () => {
    const app = await openAt(CONFIRM, ACTIVE, {
      responses: { 'GET /gateway/customer/subscription': () => new Response(null, { status: 400 }) },
    });
    await waitFor(() => expect(alert()).toHaveTextContent('Vi fikk ikke hentet abonnementet ditt'));
    app.network.addResponses(app.service.responses);
    await pressButton('Prøv igjen');
    await screen.findByRole('button', { name: 'Stopp abonnementet' });
  });
});

describe('stopping a trial', () => {
  it.each(['max', 'max,ukjent', 'max&productIds=mye'])(
    'SUB-31 ROUTE-71 ROUTE-72 ROUTE-73 ?productIds=%s stops exactly the listed products that are in trial',
    async (query) => {
      const app = await openAt(`/package/cancel/trial?productIds=${query}`, TRIAL);
      await waitFor(() => expect(main()).toHaveTextContent('Du stopper Max'));
      if (query !== 'max') expect(main()).toHaveTextContent('er ikke i en prøveperiode');
      else expect(main()).not.toHaveTextContent('er ikke i en prøveperiode');
      await pressButton('Stopp prøveperioden');
      await waitFor(() => expect(app.currentPath()).toBe('/package/cancel/receipt'));
      expect(await app.network.requestsTo(STOP)[0]?.json()).toEqual({ productIds: ['max'] });
      await screen.findByRole('heading', { level: 1, name: 'Prøveperioden er stoppet' });
      expect(main()).toHaveTextContent('Du har Max til og med mandag 21. desember');
    },
  );

  it.each(['ukjent', 'mye'])(
    'shows a message and stops nothing when ?productIds=%s is not in trial',
    async (query) => {
      const app = await openAt(`/package/cancel/trial?productIds=${query}`, TRIAL);
      await waitFor(() => expect(main()).toHaveTextContent('Dette er ikke i en prøveperiode'));
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Se abonnementet ditt' }).pathname).toBe(
        '/abonnement',
      );
      expect(app.network.requestsTo(STOP)).toHaveLength(0);
    },
  );

  it('shows the next payment, not the regular price, on the receipt of a partly stopped trial', async () => {
    await openAt('/package/cancel/trial?productIds=max', TRIAL, {
      responses: {
        'GET /gateway/customer/subscription/change/summary': {
          toPayNow: 0,
          monthlyPrice: 249,
          nextPaymentDate: '2026-12-22T00:00:00Z',
          changeType: 'Downgrade',
          lines: [
            { kind: 'Product', productId: 'litt', name: 'Litt', price: 249 },
            { kind: 'Voucher', name: 'Halv pris', price: -124.5, until: '2027-01-22T00:00:00Z' },
          ],
        },
      },
    });
    await pressButton('Stopp prøveperioden');
    await waitFor(() => expect(main()).toHaveTextContent('Neste betaling: tirsdag 22. desember, 124,50 kr'));
  });

  it('stops the whole trial when no products are listed', async () => {
    const app = await openAt('/package/cancel/trial', TRIAL);
    await pressButton('Stopp prøveperioden');
    await screen.findByRole('heading', { level: 1, name: 'Prøveperioden er stoppet' });
    expect(await app.network.requestsTo(STOP)[0]?.json()).toEqual({ productIds: ['litt', 'max'] });
  });
});

describe('entry to the cancellation pages', () => {
  it.each([
    '/abonnement',
    CONFIRM,
    '/package/cancel/confirm/receipt',
    '/package/cancel/trial?productIds=max',
    '/package/cancel/receipt',
  ])('ROUTE-54 ROUTE-69 ROUTE-70 ROUTE-71 ROUTE-73 %s makes a visitor sign in', async (path) => {
    const app = await renderApp({ path, responses: createCustomerService().responses });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
  });

  it('redirects from the cancellation receipt to /abonnement when nothing was stopped', async () => {
    const app = await openAt('/package/cancel/receipt', ACTIVE);
    await waitFor(() => expect(app.currentPath()).toBe('/abonnement'));
  });
});
