// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ResponseTable } from '@tv/test-world';
import {
  createCustomerService,
  createPaymentRefusal,
  type StoredSubscription,
} from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, waitFor, type RenderedApp } from '../../testing/renderApp.ts';
import { screen } from '../../testing/screen.ts';

const ACTIVE: StoredSubscription = { state: 'Active', selectedProductIds: ['mye'] };
const CHANGE = 'POST /gateway/customer/subscription/change';
const TRANSACTIONS = 'GET /gateway/customer/transactions';

const main = () => document.querySelector('main');
const text = () => (main()?.textContent ?? '').replaceAll('\u00A0', ' ');
const lines = () => [...(main()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

/** Payments of so many months, the newest first. */
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

/** What documents of the page are shown as: the browser's part of it, which the page's own world lacks. */
function documents({ isPopupBlocked = false } = {}) {
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
  const opened = vi.spyOn(window, 'open').mockReturnValue(isPopupBlocked ? null : (tab as unknown as Window));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return { made, revoked, tab, opened, saved };
}

const open = (name = 'Mye 0, 14. november 2026') =>
  waitFor(() => screen.button(`Åpne faktura for ${name}`).click());

describe('/betaling', () => {
  it('ROUTE-53 PAY-02 PAY-03 PAY-04 shows the method, who takes the money, what comes next, and what was paid', async () => {
    const app = await openBilling({
      'GET /gateway/customer/payment': {
        type: 'Card',
        cardBrand: 'Visa',
        maskedNumber: '**** 1111',
        expiry: '12/2028',
      },
    });
    await waitFor(() => expect(text()).toContain('Visa som slutter på 1 1 1 1'));
    for (const call of ['transactions', 'payment', 'billingProvider']) {
      expect(app.network.requestsTo(`GET /gateway/customer/${call}`)).toHaveLength(1);
    }
    expect(screen.heading()).toBe('Betaling');
    expect(text()).toContain('Utløper12/2028');
    expect(text()).toContain('Trekkes avGlimt');
    await waitFor(() => expect(text()).toContain('Neste betaling449 krtirsdag 22. desember'));
    await waitFor(() => expect(lines()).toHaveLength(3));
    expect(lines()[0]?.replaceAll('\u00A0', ' ')).toContain('Mye 014. november 2026Betalt449 kr');
  });

  it.each(['/betaling', '/betaling/endre'])('ROUTE-53 ROUTE-59 %s makes a visitor sign in', async (path) => {
    const app = await renderApp({ path, responses: createCustomerService().responses });
    await waitFor(() => expect(app.navigations.join()).toContain('/auth'));
    expect(app.calls().filter((call) => call.includes('/customer/'))).toEqual([]);
  });

  it('a next payment counts what runs on that day alone', async () => {
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
    await waitFor(() => expect(text()).toContain('Neste betaling224,50 kr'));
  });

  it('an amount that cannot be reckoned is not told, since the price of a month may not be what is taken', async () => {
    await openBilling({
      'GET /gateway/customer/subscription/change/summary': () => new Response(null, { status: 400 }),
    });
    await waitFor(() =>
      expect(text()).toContain('Neste betalingBeløpet er ikke klart ennåtirsdag 22. desember'),
    );
  });

  it.each([
    ['Active', true],
    ['Canceled', false],
    ['PendingCancellation', false],
  ])('a card that has run out is warned of where a payment lies ahead: %s, %s', async (state, isWarned) => {
    await openBilling(
      { 'GET /gateway/customer/payment': { type: 'Card', maskedNumber: '**** 1111', expiry: '10/2026' } },
      { ...ACTIVE, state },
    );
    await waitFor(() => expect(text()).toContain('Utløper10/2026'));
    expect(text().includes('Kortet har gått ut')).toBe(isWarned);
  });

  it('what cannot be read is left out, a status that nobody knows is not told, and the rest is there', async () => {
    const [first, second, third] = payments(3);
    const app = await openBilling({
      [TRANSACTIONS]: [{ ...first, status: 'Pondered' }, { ...second, date: 'i går' }, 7, third],
    });
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toMatch(/^Mye 014\. november 2026449/);
    expect(lines()[1]).toContain('Betalt');
    expect(app.consoleMessages.filter((one) => one.includes('getTransactions transaction'))).toHaveLength(3);
  });

  it('parts fail one by one, and are asked for again', async () => {
    const down = () => new Response(null, { status: 400 });
    const app = await openBilling({ [TRANSACTIONS]: down });
    await waitFor(() => expect(text()).toContain('Vi fikk ikke hentet betalingene dine.'));
    await waitFor(() => expect(text()).toContain('Utløper12/2028'));
    app.network.addResponses({ [TRANSACTIONS]: payments(1) });
    screen.button('Prøv igjen').click();
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('more payments are shown when asked for, and the first of them has the focus', async () => {
    await openBilling({ [TRANSACTIONS]: payments(20) });
    await waitFor(() => expect(lines()).toHaveLength(6));
    screen.button('Vis flere').click();
    await waitFor(() => expect(lines()).toHaveLength(18));
    expect(document.activeElement?.textContent).toContain('Mye 6');
    screen.button('Vis flere').click();
    await waitFor(() => expect(lines()).toHaveLength(20));
    expect(document.activeElement?.textContent).toContain('Mye 18');
    expect(() => screen.button('Vis flere')).toThrow();
  });

  it('a payment that failed leads to paying what is owed, and to another card', async () => {
    await openBilling({}, { ...ACTIVE, state: 'PastDue' });
    await waitFor(() => expect(text()).toContain('Betalingen feilet'));
    expect(decodeURI(screen.link('Betal nå').getAttribute('href') ?? '')).toBe('/min-konto/fortsett');
    expect(screen.link('Bruk et annet kort').getAttribute('href')).toBe('/betaling/endre');
  });

  it.each([
    [undefined, 'Velg pakke', '/bli-kunde'],
    [{ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] }, 'Fullfør kjøpet', '/min-konto/kjøp'],
  ])('who has bought nothing (%j) is told so, with a way', async (subscription, name, to) => {
    const service = createCustomerService(subscription);
    await renderApp({
      path: '/betaling',
      isSignedIn: true,
      responses: { ...service.responses, [TRANSACTIONS]: [] },
    });
    await waitFor(() => expect(text()).toContain('Du har ikke kjøpt noe ennå'));
    expect(decodeURI(screen.link(name).getAttribute('href') ?? '')).toBe(to);
  });
});

describe('an invoice', () => {
  it('PAY-05 is asked for as pdf with the token, and opens in a tab that was opened by the press', async () => {
    const shown = documents();
    const app = await openBilling();
    await open();
    expect(shown.opened).toHaveBeenCalledOnce();
    expect(shown.tab.document.body.textContent).toBe('Henter fakturaen …');
    await waitFor(() => expect(shown.tab.location.replace).toHaveBeenCalledWith('blob:test/1'));
    const [asked] = app.network.requestsTo('GET /gateway/invoice/i-0');
    expect(asked?.headers.get('Accept')).toBe('application/pdf');
    expect(asked?.headers.get('Authorization')).toMatch(/^Bearer .+/);
    expect(shown.made[0]?.type).toBe('application/pdf');
    expect(await shown.made[0]?.text()).toBe('%PDF-1.7 faktura');
    expect(shown.tab.opener).toBeNull();
    await app.advanceTime(60_000);
    expect(shown.revoked).toEqual(['blob:test/1']);
  });

  it('PAY-05 is saved under a name that says what it is, where one wants that or no tab may be opened', async () => {
    const shown = documents({ isPopupBlocked: true });
    await openBilling();
    await open();
    await waitFor(() => expect(shown.saved).toEqual(['glimt-faktura-2026-11-14.pdf blob:test/1']));
    screen.button('Last ned faktura for Mye 1, 14. oktober 2026').click();
    await waitFor(() => expect(shown.saved[1]).toBe('glimt-faktura-2026-10-14.pdf blob:test/2'));
    expect(shown.opened).toHaveBeenCalledOnce();
  });

  it.each([
    ['fails', () => new Response(null, { status: 503 })],
    ['is a page', () => new Response('<h1>Innlogging</h1>')],
  ])(
    'PAY-05 that %s says so at its line, leaves no empty tab, and can be asked for again',
    async (_how, answer) => {
      const shown = documents();
      const app = await openBilling({ 'GET /gateway/invoice/i-0': answer });
      await open();
      await waitFor(() => expect(lines()[0]).toContain('Vi fikk ikke hentet fakturaen.'));
      expect(lines()[1]).not.toContain('Vi fikk ikke');
      expect(shown.tab.close).toHaveBeenCalledOnce();
      app.network.addResponses({ 'GET /gateway/invoice/i-0': pdf });
      screen.button(/^Prøv igjen/).click();
      await waitFor(() => expect(shown.tab.location.replace).toHaveBeenCalledOnce());
      await waitFor(() => expect(lines()[0]).not.toContain('Vi fikk ikke'));
    },
  );

  it('that is not there says that, and asks no more', async () => {
    documents();
    await openBilling({ 'GET /gateway/invoice/i-0': () => new Response(null, { status: 404 }) });
    await open();
    await waitFor(() => expect(lines()[0]).toContain('Denne fakturaen finnes ikke.'));
  });

  it('pressed twice is asked for once', async () => {
    const shown = documents();
    const app = await openBilling();
    await open();
    screen.button(/^Åpne faktura for Mye 0/).click();
    await waitFor(() => expect(shown.tab.location.replace).toHaveBeenCalled());
    expect(app.network.requestsTo('GET /gateway/invoice/')).toHaveLength(1);
  });
});

describe('/betaling/endre', () => {
  const wallet = () => main()?.querySelector<HTMLInputElement>('input[value="Vipps"]');
  const readyToSave = (card: ReturnType<typeof fakeCardFrame>) =>
    waitFor(() => {
      expect(card.frame()).toBeDefined();
      expect(screen.button('Lagre').getAttribute('aria-disabled')).toBeNull();
    });

  it('PAY-25 ROUTE-59 a new card takes the place of the old one, and is shown at /betaling', async () => {
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
    await waitFor(() => expect(text()).toContain('Du betaler nå med Visa som slutter på 1111'));
    expect(text()).toContain('Du blir ikke trukket nå.');
    await readyToSave(card);
    screen.button('Lagre').click();
    await waitFor(() => expect(app.currentPath()).toBe('/betaling'));
    await waitFor(() => expect(text()).toContain('Visa som slutter på 2 2 2 2'));
    expect(text()).toContain('Betalingsmåten er byttet');
    expect(await app.network.requestsTo('POST /gateway/payment')[0]?.json()).toEqual({
      Nonce: 'verified-nonce-1',
    });
    expect(app.service.charges).toEqual([]);
  });

  it('PAY-25 the wallet takes the place of the card, and is shown at /betaling on the way back from it', async () => {
    fakeCardFrame();
    const before = await openBilling({}, ACTIVE, '/betaling/endre');
    await waitFor(() => expect(wallet()).toBeTruthy());
    wallet()?.click();
    await waitFor(() => expect(text()).toContain('Du går videre til Vipps'));
    screen.button('Lagre').click();
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
    await waitFor(() => expect(text()).toContain('Avtale i VippsAktiv, 912 34 567'));
    expect(text()).toContain('Trekkes avVipps, på vegne av Glimt');
    expect(text()).toContain('Betalingsmåten er byttet');
  });

  it('PAY-25 the wallet in place of the card leaves what is ordered for the next payment', async () => {
    fakeCardFrame();
    const app = await openBilling({}, { ...ACTIVE, pendingProductIds: ['litt'] }, '/betaling/endre');
    await waitFor(() => expect(wallet()).toBeTruthy());
    wallet()?.click();
    await waitFor(() => expect(text()).toContain('Du går videre til Vipps'));
    screen.button('Lagre').click();
    await waitFor(() => expect(app.navigations).toHaveLength(1));
    expect(new URL(app.network.requestsTo(CHANGE)[0]?.url ?? '').search).toBe('?productIds=litt');
  });

  it('who has stopped may keep another card, and no wallet, which would start it again', async () => {
    const card = fakeCardFrame();
    const app = await openBilling({}, { ...ACTIVE, state: 'PendingCancellation' }, '/betaling/endre');
    await waitFor(() => expect(text()).toContain('Vil du betale med Vipps, må du starte igjen først'));
    expect(wallet()).toBeFalsy();
    await readyToSave(card);
    screen.button('Lagre').click();
    await waitFor(() => expect(app.currentPath()).toBe('/betaling'));
    expect(app.network.requestsTo(CHANGE)).toEqual([]);
  });

  it('stopped in another tab meanwhile it is not started again by the wallet', async () => {
    fakeCardFrame();
    const app = await openBilling({}, ACTIVE, '/betaling/endre');
    await waitFor(() => expect(wallet()).toBeTruthy());
    wallet()?.click();
    await waitFor(() => expect(text()).toContain('Du går videre til Vipps'));
    app.service.subscription = { ...ACTIVE, state: 'PendingCancellation' };
    screen.button('Lagre').click();
    await waitFor(() => expect(text()).toContain('Du har stoppet abonnementet'));
    expect(app.network.requestsTo(CHANGE)).toEqual([]);
  });

  it('what is owed by now is not taken by a page that said that nothing would be', async () => {
    const card = fakeCardFrame();
    const app = await openBilling({}, ACTIVE, '/betaling/endre');
    await readyToSave(card);
    app.service.subscription = { ...ACTIVE, state: 'PastDue' };
    screen.button('Lagre').click();
    await waitFor(() => expect(text()).toContain('Når du lagrer, trekker vi 449 kr'));
    expect(app.network.requestsTo('POST /gateway/payment')).toEqual([]);
  });

  it('who watches for nothing has no method to change, and is offered none', async () => {
    const app = await openBilling({}, { ...ACTIVE, state: 'FreeAccess' });
    await waitFor(() => expect(text()).toContain('Du har gratis tilgang, og blir ikke trukket'));
    await waitFor(() => expect(text()).toContain('Utløper'));
    expect(() => screen.link('Bytt betalingsmåte')).toThrow();
    app.popTo('/betaling/endre');
    await waitFor(() => expect(text()).toContain('Du betaler ikke for noe'));
    expect(main()?.querySelector('form')).toBeNull();
  });

  it('who owes something is told what is taken when he saves another card', async () => {
    const card = fakeCardFrame();
    await openBilling({}, { ...ACTIVE, state: 'PastDue' }, '/betaling/endre');
    await waitFor(() => expect(text()).toContain('Når du lagrer, trekker vi 449 kr'));
    expect(text()).not.toContain('Du blir ikke trukket nå');
    await readyToSave(card);
  });

  it('a card that is refused says why, and the old one stays', async () => {
    const card = fakeCardFrame();
    const app = await openBilling(
      { 'POST /gateway/payment': createPaymentRefusal('CARD_ALREADY_REGISTERED', 409) },
      ACTIVE,
      '/betaling/endre',
    );
    await readyToSave(card);
    screen.button('Lagre').click();
    await waitFor(() => expect(text()).toContain('Dette kortet er allerede registrert hos deg'));
    expect(app.currentPath()).toBe('/betaling/endre');
  });
});
