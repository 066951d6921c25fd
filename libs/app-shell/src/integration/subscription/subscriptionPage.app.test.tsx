// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { customerFixture, shopFixture, shopSettingsFixture } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { createCustomerService } from '../../testing/createCustomerService.ts';
import { renderApp, advanceUntil, user, waitInRealTime } from '../../testing/index.ts';

const shop = {
  'GET /gateway/products': shopFixture,
  'GET /gateway/settings': shopSettingsFixture('GLIMT'),
};

const statusSection = () =>
  within(screen.getByRole('main')).queryByRole('region', { name: 'Slik står det til' });

const main = () => screen.getByRole('main');
describe('local storage across sign-in', () => {
  it('CONF-20 stores the preloaded voucher and the logout reason in local storage', async () => {
    const app = await renderApp({ path: '/min-konto?vc=VINTER26' });
    const authorizeUrl = () => app.navigations.find((move) => move.includes('/auth?'));
    await waitFor(() => expect(authorizeUrl()).toBeDefined());
    await waitFor(() => expect(localStorage.getItem('preloaded-voucher')).not.toBeNull());
    const callbackUrl = new URL(app.provider.answer(new URL(authorizeUrl()?.split(' ')[1] ?? ''), kari));
    await renderApp({
      path: `${callbackUrl.pathname}${callbackUrl.search}`,
      previousApp: app,
      responses: { 'GET /gateway/customer': () => new Response(null, { status: 500 }) },
    });
    await waitFor(() => expect(localStorage.getItem('logout-reason')).not.toBeNull());
    expect(localStorage.getItem('preloaded-voucher')).toContain('VINTER26');
    expect(Object.keys(sessionStorage)).not.toContain('preloaded-voucher');
    expect(Object.keys(sessionStorage)).not.toContain('logout-reason');
  });
});

describe('/abonnement', () => {
  it.each([
    ['Active', 'Aktivt'],
    ['PastDue', 'Betaling mangler'],
    ['Canceled', 'Avsluttet'],
    ['CanceledDueToLackOfPayment', 'Avsluttet fordi betalingen uteble'],
    ['PendingPaymentInfo', 'Venter på betalingsinformasjon'],
    ['PaymentInProgress', 'Betalingen behandles'],
    ['UpgradeInProgress', 'Oppgraderes'],
    ['FreeAccess', 'Gratis tilgang'],
    ['PaymentFailed', 'Betalingen feilet'],
    ['PendingCancellation', 'Avsluttes når perioden er over'],
    ['ChangeSubscriptionRequested', 'Endres'],
  ] as const)('SUB-12 shows a subscription in state %s as: %s', async (state, label) => {
    const app = await renderApp({
      isSignedIn: true,
      path: '/',
      responses: { ...shop, 'GET /gateway/customer': customerFixture(state) },
    });
    await waitFor(() => expect(app.calls()).toContain('GET /gateway/customer'));
    app.popTo('/abonnement');
    await waitFor(() => expect(statusSection()).toHaveTextContent(label));
    await waitFor(() =>
      expect(statusSection()?.querySelector('h2')?.textContent).toBe('Mye og Max Ultimate'),
    );
  });

  it('SUB-33 ROUTE-54 ROUTE-55 shows package, state and next payment, and no footer', async () => {
    const service = createCustomerService({ state: 'Active', selectedProductIds: ['mye', 'max'] });
    service.provider = 'Card';
    await renderApp({ isSignedIn: true, path: '/abonnement', responses: service.responses });
    await waitFor(() => expect(statusSection()?.querySelector('h2')?.textContent).toBe('Mye og Max'));
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe('Abonnementet ditt');
    expect(statusSection()).toHaveTextContent('Aktivt');
    await waitFor(() => expect(main()).toHaveTextContent('Trekkes da568 kr'));
    expect(main()).toHaveTextContent('Neste betalingtirsdag 22. desember');
    await waitFor(() => expect(main()).toHaveTextContent('Betalingsmåte: Kort •••• 1111'));
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it.each([
    ['Active', ['Bytt pakke', 'Stopp abonnementet']],
    ['FreeAccess', ['Bytt pakke', 'Stopp abonnementet']],
    ['PendingCancellation', ['Start abonnementet igjen', 'Bytt pakke']],
    ['Canceled', ['Velg pakke']],
    ['CanceledDueToLackOfPayment', ['Velg pakke']],
    ['PendingPaymentInfo', ['Betal og kom i gang', 'Velg pakke']],
    ['PaymentFailed', ['Betal nå', 'Velg pakke']],
    ['PastDue', ['Betal nå', 'Se betalingene', 'Stopp abonnementet']],
    ['PaymentInProgress', []],
    ['UpgradeInProgress', []],
    ['ChangeSubscriptionRequested', []],
    ['Frozen', []],
  ])('offers a subscription in state %s exactly these actions: %s', async (state, actionLabels) => {
    const service = createCustomerService({ state, selectedProductIds: ['mye'] });
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: service.responses,
      sessionStorage: { 'after-login': 'u-kari' },
    });
    await waitFor(() => expect(statusSection()?.querySelector('h2')?.textContent).toBe('Mye'));
    const offered = [...(statusSection()?.querySelectorAll('a, button') ?? [])];
    expect(offered.map(({ textContent }) => textContent)).toEqual(actionLabels);
  });

  it('shows an ordered downgrade with a link to cancel it', async () => {
    const service = createCustomerService({
      state: 'Active',
      selectedProductIds: ['mye'],
      pendingProductIds: ['litt'],
    });
    await renderApp({ isSignedIn: true, path: '/abonnement', responses: service.responses });
    await waitFor(() => expect(main()).toHaveTextContent('Fra tirsdag 22. desember har du Litt'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Behold abonnementet' }).pathname).toBe(
      '/min-konto/behold',
    );
    await waitFor(() => expect(main()).toHaveTextContent('Trekkes da249 kr'));
  });

  it('polls with backoff while a payment is in progress, and on request shows when it has ended', async () => {
    const service = createCustomerService({ state: 'PaymentInProgress', selectedProductIds: ['mye'] });
    const app = await renderApp({
      isSignedIn: true,
      isTimeFrozen: true,
      path: '/abonnement',
      responses: service.responses,
      sessionStorage: { 'after-login': 'u-kari' },
    });
    const customerRequestCount = () => app.calls().filter((call) => call === 'GET /gateway/customer').length;
    await advanceUntil(app, () => expect(main()).toHaveTextContent('Betalingen behandles'));
    const first = customerRequestCount();
    await app.advanceTime(45_000);
    await waitInRealTime(() => expect(main()).toHaveTextContent('Det tar lengre tid enn vanlig'));
    expect(customerRequestCount() - first).toBe(10);
    service.subscription = { state: 'Active', selectedProductIds: ['mye'] };
    const renewed = app.provider.count('POST /token');
    await user.click(screen.getByRole('button', { name: 'Sjekk igjen' }));
    await advanceUntil(app, () => expect(main()).toHaveTextContent('Aktivt'));
    await advanceUntil(app, () => expect(app.provider.count('POST /token')).toBe(renewed + 1));
  });

  it('signs out a customer when the account was deleted with its cancelled payment', async () => {
    const service = createCustomerService({ state: 'PaymentInProgress', selectedProductIds: ['mye'] });
    const app = await renderApp({
      isSignedIn: true,
      isTimeFrozen: true,
      path: '/abonnement',
      responses: { ...service.responses, 'GET /gateway/customer/paymentCancelled': { isDeleted: true } },
      sessionStorage: { 'after-login': 'u-kari' },
    });
    await advanceUntil(app, () =>
      expect(localStorage.getItem('logout-reason')).toContain('PAYMENT_CANCELLED'),
    );
  });

  it('PKG-15 names an older subscription by the products of its package', async () => {
    const customer = customerFixture('Active');
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: {
        ...shop,
        'GET /gateway/products?packageName=GLIMT_FAMILIE': shopFixture.filter(({ id }) => id === 'mest'),
        'GET /gateway/customer': {
          ...customer,
          subscribedPackage: { ...customer.subscribedPackage, selectedProductIds: [] },
        },
      },
    });
    await waitFor(() =>
      expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toContain(
        'Mest',
      ),
    );
  });

  it('SUB-32 offers a package to a user without one', async () => {
    const { subscribedPackage: _none, ...customer } = customerFixture('Active');
    await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: { ...shop, 'GET /gateway/customer': customer },
    });
    await waitFor(() => expect(main()).toHaveTextContent('Du har ikke noe abonnement'));
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Velg pakke' }).pathname).toBe('/bli-kunde');
  });
});
