// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ResponseTable } from '@tv/test-world';
import {
  createCustomerService,
  createPaymentRefusal,
  type StoredSubscription,
} from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, type RenderedApp, user } from '../../testing/index.ts';

const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['mye'] };
const CHANGE = 'POST /gateway/customer/subscription/change';
const TRANSACTIONS = 'GET /gateway/customer/transactions';

const main = () => screen.getByRole('main');
const lines = () =>
  within(main())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Returns the monthly payments, newest first. */
function payments(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10 - index, 14)).toISOString();
    return {
      id: `t-${index}`,
      date,
      amount: 449,
      description: `Mye ${index}`,
      status: 'Settled',
      invoiceId: `i-${index}`,
    };
  });
}

const pdf = () => new Response('%PDF-1.7 faktura', { headers: { 'content-type': 'application/pdf' } });

interface Opened extends RenderedApp {
  readonly service: ReturnType<typeof createCustomerService>;
}

async function openBilling(
  responses: ResponseTable = {},
  subscription: StoredSubscription | undefined = ACTIVE,
  path = '/betaling',
): Promise<Opened> {
  const service = createCustomerService(subscription);
  if (subscription) service.provider = 'Card';
  const app = await renderApp({
    path,
    isSignedIn: true,
    responses: {
      ...service.responses,
      [TRANSACTIONS]: payments(3),
      'GET /gateway/invoice/:id': pdf,
      ...responses,
    },
  });
  return { ...app, service };
}

/**
 * Stubs the browser APIs that open and save files (object URLs, window.open, link clicks), which jsdom lacks.
 */
function mockInvoiceDownloads({ isPopupBlocked = false } = {}) {
  const made: Blob[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:test/${made.push(blob)}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    opener: window as unknown,
    close: vi.fn(),
  };
  const windowOpen = vi
    .spyOn(window, 'open')
    .mockReturnValue(isPopupBlocked ? null : (tab as unknown as Window));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return { made, revoked, tab, windowOpen, saved };
}

/** The space is optional, since Testing Library trims the hidden part of a name. */
const OPEN_INVOICE = /^Åpne faktura ?for Mye 0, 14\. november 2026$/;
const openInvoice = async () => user.click(await screen.findByRole('button', { name: OPEN_INVOICE }));

describe('/betaling', () => {
  it('ROUTE-53 PAY-02 PAY-03 PAY-04 shows the payment method, the payee, the next payment and the payment history', async () => {
    const app = await openBilling({
      'GET /gateway/customer/payment': {
        type: 'Card',
        cardBrand: 'Visa',
        maskedNumber: '**** 1111',
        expiry: '12/2028',
      },
    });
    await waitFor(() => expect(main()).toHaveTextContent('Visa som slutter på 1 1 1 1'));
    for (const name of ['transactions', 'payment', 'billingProvider']) {
      const call = `GET /gateway/customer/${name}`;
      expect(app.calls().filter((other) => other === call)).toHaveLength(1);
    }
    expect(screen.getByRole('heading', { level: 1, name: 'Betaling' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('Utløper12/2028');
    expect(main()).toHaveTextContent('Trekkes avGlimt');
    await waitFor(() => expect(main()).toHaveTextContent('Neste betaling449 krtirsdag 22. desember'));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]?.replaceAll('\u00A0', ' ')).toContain('Mye 014. november 2026Betalt449 kr');
  });

  it.each(['/betaling', '/betaling/endre'])('ROUTE-53 ROUTE-59 %s makes a visitor sign in', async (path) => {
    const app = await renderApp({ path, responses: createCustomerService().responses });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    expect(app.calls().filter((call) => call.includes('/customer/'))).toEqual([]);
  });

  it('includes only the discounts that apply on the day in the next payment', async () => {
    await openBilling({
      'GET /gateway/customer/subscription/change/summary': {
        toPayNow: 0,
        monthlyPrice: 449,
        nextPaymentDate: '2026-12-22T00:00:00Z',
        changeType: 'None',
        lines: [
          { kind: 'Product', name: 'Mye', price: 449 },
          { kind: 'Voucher', name: 'Halv pris', price: -224.5, until: '2027-01-22T00:00:00Z' },
          { kind: 'Trial', name: 'Prøveperiode', price: -449, until: '2026-12-22T00:00:00Z' },
        ],
      },
    });
    await waitFor(() => expect(main()).toHaveTextContent('Neste betaling224,50 kr'));
  });

  it('shows no amount for the next payment when the summary fails, since the monthly price may differ', async () => {
    await openBilling({
      'GET /gateway/customer/subscription/change/summary': () => new Response(null, { status: 400 }),
    });
    await waitFor(() =>
      expect(main()).toHaveTextContent('Neste betalingBeløpet er ikke klart ennåtirsdag 22. desember'),
    );
  });

  it.each([
    ['Active', true],
    ['Canceled', false],
    ['PendingCancellation', false],
  ])('warns about an expired card only when a payment is due: %s, %s', async (state, isWarned) => {
    await openBilling(
      { 'GET /gateway/customer/payment': { type: 'Card', maskedNumber: '**** 1111', expiry: '10/2026' } },
      { ...ACTIVE, state },
    );
    await waitFor(() => expect(main()).toHaveTextContent('Utløper10/2026'));
    if (isWarned) expect(main()).toHaveTextContent('Kortet har gått ut');
    else expect(main()).not.toHaveTextContent('Kortet har gått ut');
  });

  it('skips invalid transactions, hides an unknown status and shows the rest', async () => {
    const [first, second, third] = payments(3);
    const app = await openBilling({
      [TRANSACTIONS]: [{ ...first, status: 'Pondered' }, { ...second, date: 'i går' }, 7, third],
    });
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toMatch(/^Mye 014\. november 2026449/);
    expect(lines()[1]).toContain('Betalt');
    expect(
      app.consoleMessages.filter((message) => message.includes('getTransactions transaction')),
    ).toHaveLength(3);
  });

  it('shows an error for the payment history alone and loads it on retry', async () => {
    const down = () => new Response(null, { status: 400 });
    const app = await openBilling({ [TRANSACTIONS]: down });
    await waitFor(() => expect(main()).toHaveTextContent('Vi fikk ikke hentet betalingene dine.'));
    await waitFor(() => expect(main()).toHaveTextContent('Utløper12/2028'));
    app.network.addResponses({ [TRANSACTIONS]: payments(1) });
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('shows more payments on request and focuses the first new one', async () => {
    await openBilling({ [TRANSACTIONS]: payments(20) });
    await waitFor(() => expect(lines()).toHaveLength(6));
    await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
    await waitFor(() => expect(lines()).toHaveLength(18));
    expect(document.activeElement).toHaveTextContent('Mye 6');
    await user.click(await screen.findByRole('button', { name: 'Vis flere' }));
    await waitFor(() => expect(lines()).toHaveLength(20));
    expect(document.activeElement).toHaveTextContent('Mye 18');
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });

  it('links a failed payment to paying the debt and to changing the card', async () => {
    await openBilling({}, { ...ACTIVE, state: 'PastDue' });
    await waitFor(() => expect(main()).toHaveTextContent('Betalingen feilet'));
    expect(decodeURI(screen.getByRole('link', { name: 'Betal nå' }).getAttribute('href') ?? '')).toBe(
      '/min-konto/fortsett',
    );
    expect(screen.getByRole('link', { name: 'Bruk et annet kort' })).toHaveAttribute(
      'href',
      '/betaling/endre',
    );
  });

  it.each([
    [undefined, 'Velg pakke', '/bli-kunde'],
    [{ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] }, 'Fullfør kjøpet', '/min-konto/kjøp'],
  ])(
    'shows an empty state with a link when the customer has bought nothing (%j)',
    async (subscription, name, to) => {
      const service = createCustomerService(subscription);
      await renderApp({
        path: '/betaling',
        isSignedIn: true,
        responses: { ...service.responses, [TRANSACTIONS]: [] },
      });
      await waitFor(() => expect(main()).toHaveTextContent('Du har ikke kjøpt noe ennå'));
      expect(decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? '')).toBe(to);
    },
  );
});

describe('an invoice', () => {
  it('PAY-05 requests the invoice as PDF with the token and shows it in the tab that the click opened', async () => {
    const browser = mockInvoiceDownloads();
    const app = await openBilling();
    await openInvoice();
    expect(browser.windowOpen).toHaveBeenCalledOnce();
    expect(browser.tab.document.body.textContent).toBe('Henter fakturaen …');
    await waitFor(() => expect(browser.tab.location.replace).toHaveBeenCalledWith('blob:test/1'));
    const [invoiceRequest] = app.network.requestsTo('GET /gateway/invoice/i-0');
    expect(invoiceRequest?.headers.get('Accept')).toBe('application/pdf');
    expect(invoiceRequest?.headers.get('Authorization')).toMatch(/^Bearer .+/);
    expect(browser.made[0]?.type).toBe('application/pdf');
    expect(await browser.made[0]?.text()).toBe('%PDF-1.7 faktura');
    expect(browser.tab.opener).toBeNull();
    await app.advanceTime(60_000);
    expect(browser.revoked).toEqual(['blob:test/1']);
  });

  it('PAY-05 saves the invoice under a descriptive file name on download or when the popup is blocked', async () => {
    const browser = mockInvoiceDownloads({ isPopupBlocked: true });
    await openBilling();
    await openInvoice();
    await waitFor(() => expect(browser.saved).toEqual(['glimt-faktura-2026-11-14.pdf blob:test/1']));
    await user.click(
      await screen.findByRole('button', { name: /^Last ned faktura ?for Mye 1, 14\. oktober 2026$/ }),
    );
    await waitFor(() => expect(browser.saved[1]).toBe('glimt-faktura-2026-10-14.pdf blob:test/2'));
    expect(browser.windowOpen).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', () => new Response(null, { status: 503 })],
    ['returns HTML', () => new Response('<h1>Innlogging</h1>')],
  ])(
    'PAY-05 shows an error on the row, closes the empty tab and allows a retry when the invoice request %s',
    async (_how, answer) => {
      const browser = mockInvoiceDownloads();
      const app = await openBilling({ 'GET /gateway/invoice/i-0': answer });
      await openInvoice();
      await waitFor(() => expect(lines()[0]).toContain('Vi fikk ikke hentet fakturaen.'));
      expect(lines()[1]).not.toContain('Vi fikk ikke');
      expect(browser.tab.close).toHaveBeenCalledOnce();
      app.network.addResponses({ 'GET /gateway/invoice/i-0': pdf });
      await user.click(await screen.findByRole('button', { name: /^Prøv igjen/ }));
      await waitFor(() => expect(browser.tab.location.replace).toHaveBeenCalledOnce());
      await waitFor(() => expect(lines()[0]).not.toContain('Vi fikk ikke'));
    },
  );

  it('shows that the invoice does not exist when the server answers 404', async () => {
    mockInvoiceDownloads();
    await openBilling({ 'GET /gateway/invoice/i-0': () => new Response(null, { status: 404 }) });
    await openInvoice();
    await waitFor(() => expect(lines()[0]).toContain('Denne fakturaen finnes ikke.'));
  });

  it('requests the invoice once when the button is pressed twice', async () => {
    const browser = mockInvoiceDownloads();
    const app = await openBilling();
    await openInvoice();
    await user.click(screen.getByRole('button', { name: OPEN_INVOICE }));
    await waitFor(() => expect(browser.tab.location.replace).toHaveBeenCalled());
    expect(app.network.requestsTo('GET /gateway/invoice/')).toHaveLength(1);
  });
});

describe('/betaling/endre', () => {
  const readyToSave = (card: ReturnType<typeof fakeCardFrame>) =>
    waitFor(() => {
      expect(card.frame()).toBeDefined();
      expect(screen.getByRole('button', { name: 'Lagre' })).not.toHaveAttribute('aria-disabled');
    });

  it('PAY-25 ROUTE-59 replaces the card with a new one and shows it on /betaling', async () => {
    const card = fakeCardFrame();
    let digits = '1111';
    const app = await openBilling(
      {
        'GET /gateway/customer/payment': () =>
          Response.json({
            type: 'Card',
            cardBrand: 'Visa',
            maskedNumber: `**** ${digits}`,
            expiry: '12/2028',
          }),
        'POST /gateway/payment': () => {
          digits = '2222';
          return new Response(null, { status: 204 });
        },
      },
      ACTIVE,
      '/betaling/endre',
    );
    await waitFor(() => expect(main()).toHaveTextContent('Du betaler nå med Visa som slutter på 1111'));
    expect(main()).toHaveTextContent('Du blir ikke trukket nå.');
    await readyToSave(card);
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(app.currentPath()).toBe('/betaling'));
    await waitFor(() => expect(main()).toHaveTextContent('Visa som slutter på 2 2 2 2'));
    expect(main()).toHaveTextContent('Betalingsmåten er byttet');
    expect(await app.network.requestsTo('POST /gateway/payment')[0]?.json()).toEqual({
      Nonce: 'verified-nonce-1',
    });
    expect(app.service.charges).toEqual([]);
  });

  it('PAY-25 replaces the card with the wallet and shows it on /betaling after the return from Vipps', async () => {
    fakeCardFrame();
    const before = await openBilling({}, ACTIVE, '/betaling/endre');
    await user.click(await screen.findByRole('radio', { name: 'Vipps' }));
    await waitFor(() => expect(main()).toHaveTextContent('Du går videre til Vipps'));
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(before.navigations).toEqual(['assign https://wallet.test/orders/1']));
    const [change] = before.network.requestsTo(CHANGE);
    expect(new URL(change?.url ?? '').search).toBe('?productIds=mye');
    expect(await change?.json()).toEqual({ vippsReturnUrl: `${location.origin}/payment/vipps` });
    const { service } = before;
    service.wallet = 'completed';
    service.subscription = ACTIVE;
    const app = await renderApp({
      path: '/payment/vipps',
      isSignedIn: true,
      previousApp: before,
      responses: {
        ...service.responses,
        [TRANSACTIONS]: payments(1),
        'GET /gateway/billingprovider/vipps': {
          agreementId: 'a-1',
          status: 'Active',
          phoneNumber: '4791234567',
        },
      },
    });
    await waitFor(() => expect(app.currentPath()).toBe('/betaling'));
    await waitFor(() => expect(main()).toHaveTextContent('Avtale i VippsAktiv, 912 34 567'));
    expect(main()).toHaveTextContent('Trekkes avVipps, på vegne av Glimt');
    expect(main()).toHaveTextContent('Betalingsmåten er byttet');
  });

  it('PAY-25 keeps the ordered package change when the wallet replaces the card', async () => {
    fakeCardFrame();
    const app = await openBilling({}, { ...ACTIVE, pendingProductIds: ['litt'] }, '/betaling/endre');
    await user.click(await screen.findByRole('radio', { name: 'Vipps' }));
    await waitFor(() => expect(main()).toHaveTextContent('Du går videre til Vipps'));
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(app.navigations).toHaveLength(1));
    expect(new URL(app.network.requestsTo(CHANGE)[0]?.url ?? '').search).toBe('?productIds=litt');
  });

  it('allows a new card but no wallet for a stopped subscription, since a wallet would restart it', async () => {
    const card = fakeCardFrame();
    const app = await openBilling({}, { ...ACTIVE, state: 'PendingCancellation' }, '/betaling/endre');
    await waitFor(() =>
      expect(main()).toHaveTextContent('Vil du betale med Vipps, må du starte igjen først'),
    );
    expect(screen.queryByRole('radio', { name: 'Vipps' })).not.toBeInTheDocument();
    await readyToSave(card);
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(app.currentPath()).toBe('/betaling'));
    expect(app.network.requestsTo(CHANGE)).toEqual([]);
  });

  it('does not restart by wallet a subscription that another tab has stopped', async () => {
    fakeCardFrame();
    const app = await openBilling({}, ACTIVE, '/betaling/endre');
    await user.click(await screen.findByRole('radio', { name: 'Vipps' }));
    await waitFor(() => expect(main()).toHaveTextContent('Du går videre til Vipps'));
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(main()).toHaveTextContent('Du har stoppet abonnementet'));
    expect(app.network.requestsTo(CHANGE)).toEqual([]);
  });

  it('does not charge a debt that arose after the page promised no charge', async () => {
    const card = fakeCardFrame();
    const app = await openBilling({}, ACTIVE, '/betaling/endre');
    await readyToSave(card);
    app.service.subscription = { ...ACTIVE, state: 'PastDue' };
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(main()).toHaveTextContent('Når du lagrer, trekker vi 449 kr'));
    expect(app.network.requestsTo('POST /gateway/payment')).toEqual([]);
  });

  it('offers no payment method to a customer with free access', async () => {
    const app = await openBilling({}, { ...ACTIVE, state: 'FreeAccess' });
    await waitFor(() => expect(main()).toHaveTextContent('Du har gratis tilgang, og blir ikke trukket'));
    await waitFor(() => expect(main()).toHaveTextContent('Utløper'));
    expect(screen.queryByRole('link', { name: 'Bytt betalingsmåte' })).not.toBeInTheDocument();
    app.popTo('/betaling/endre');
    await waitFor(() => expect(main()).toHaveTextContent('Du betaler ikke for noe'));
    expect(main().querySelector('form')).toBeNull();
  });

  it('shows a customer with a debt what saving another card charges', async () => {
    const card = fakeCardFrame();
    await openBilling({}, { ...ACTIVE, state: 'PastDue' }, '/betaling/endre');
    await waitFor(() => expect(main()).toHaveTextContent('Når du lagrer, trekker vi 449 kr'));
    expect(main()).not.toHaveTextContent('Du blir ikke trukket nå');
    await readyToSave(card);
  });

  it('shows why a card is refused and keeps the old card', async () => {
    const card = fakeCardFrame();
    const app = await openBilling(
      { 'POST /gateway/payment': createPaymentRefusal('CARD_ALREADY_REGISTERED', 409) },
      ACTIVE,
      '/betaling/endre',
    );
    await readyToSave(card);
    await user.click(await screen.findByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(main()).toHaveTextContent('Dette kortet er allerede registrert hos deg'));
    expect(app.currentPath()).toBe('/betaling/endre');
  });
});
