// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { cardFixtures } from '@tv/api-client/fixtures';
import type { ResponseTable } from '@tv/test-world';
import { createCustomerService } from '../../testing/createCustomerService.ts';
import { fakeCardFrame } from '../../testing/fakeCardFrame.ts';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderedApp } from '../../testing/index.ts';

const HOUR_MS = 3_600_000;
const LANE = 'GET /content-layout/swimlanes/continue';
const CUSTOMER = 'GET /gateway/customer';

const refreshes = (app: RenderedApp) => app.provider.count('POST /token refresh_token');
const tokenOf = (request: Request) => request.headers.get('authorization');
const expectCustomer = () => screen.getByRole('link', { name: /^Min konto, Kari/ });
const unauthorized = () => Response.json({ code: 'UNAUTHORIZED' }, { status: 401 });

/** Responds 401 to the first token it receives, and to requests without a token. */
function rejectFirstToken(responses: ResponseTable): ResponseTable {
  let rejectedToken: string | null = null;
  return Object.fromEntries(
    Object.entries(responses).map(([call, answer]) => [
      call,
      (request: Request) => {
        rejectedToken ??= tokenOf(request);
        if (tokenOf(request) === null || tokenOf(request) === rejectedToken) return unauthorized();
        return typeof answer === 'function'
          ? (answer as (request: Request) => Response)(request)
          : Response.json(answer);
      },
    ]),
  );
}

/** A lane with a different card for visitors. */
const personalLane: ResponseTable = {
  [LANE]: (request: Request) =>
    Response.json([
      { ...cardFixtures.started, title: tokenOf(request) === null ? 'For alle' : 'Bare for Kari' },
    ]),
};
const expectPersonalCard = () => expect(document.body).toHaveTextContent('Bare for Kari');

/** Simulates sleep: the clock advances, but no timer runs. */
function sleep(app: RenderedApp, ms: number): void {
  vi.setSystemTime(app.now() + ms);
}

describe('a token that the server rejects before it expires', () => {
  it('API-12 renews a rejected token once, and /abonnement shows the retried responses', async () => {
    const service = createCustomerService({ state: 'Active', selectedProductIds: ['mye'] });
    const app = await renderApp({
      isSignedIn: true,
      path: '/abonnement',
      responses: rejectFirstToken(service.responses),
    });
    await waitFor(() => {
      const statusSection = within(screen.getByRole('main')).queryByRole('region', {
        name: 'Slik står det til',
      });
      expect(statusSection?.querySelector('h2')?.textContent).toBe('Mye');
    });
    expect(refreshes(app)).toBe(1);
    expect(app.navigations).toEqual([]);
    expect(app.consoleMessages.join('\n')).not.toContain('(401)');
  });

  it('API-12 keeps the card fields of the payment page when a token is rejected', async () => {
    const card = fakeCardFrame();
    const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const token = 'GET /gateway/payment/clienttoken';
    const app = await renderApp({
      isSignedIn: true,
      path: '/min-konto/kj%C3%B8p?productIds=mye',
      responses: { ...service.responses, ...rejectFirstToken({ [token]: service.responses[token] }) },
    });
    await waitFor(() => expect(card.frame()).toBeDefined());
    expect(app.network.requestsTo(token).map(tokenOf)).toHaveLength(2);
  });

  it('API-12 renews a token rejected during payment, and resends with the same idempotency key, charging once', async () => {
    fakeCardFrame();
    const service = createCustomerService({ state: 'PendingPaymentInfo', selectedProductIds: ['mye'] });
    const change = 'POST /gateway/customer/subscription/change';
    const app = await renderApp({
      isSignedIn: true,
      path: '/min-konto/kj%C3%B8p?productIds=mye',
      responses: { ...service.responses, ...rejectFirstToken({ [change]: service.responses[change] }) },
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Betal' })).not.toHaveAttribute('aria-disabled'),
    );
    await user.click(await screen.findByRole('button', { name: 'Betal' }));
    await waitFor(() => expect(app.currentPath()).toBe('/package/new/receipt'));
    const [first, second] = app.network.requestsTo(change);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(await second?.json()).toEqual(await first?.json());
    expect(service.charges).toHaveLength(1);
    expect(refreshes(app)).toBe(1);
  });

  it('API-12 API-13 reports a 401 when the rejected token cannot be renewed', async () => {
    const app = await renderApp({
      isSignedIn: true,
      givesRefreshTokens: false,
      allowsThirdPartyCookies: false,
      sessionStorage: { 'third-party-cookies': '0' },
      responses: { [CUSTOMER]: unauthorized },
    });
    await waitFor(() =>
      expect(app.consoleMessages.join('\n')).toContain('Failed to make network request (401)'),
    );
    expect(app.network.requestsTo(CUSTOMER)).toHaveLength(1);
  });
});

describe('a tab that slept past token expiry', () => {
  it.each([
    ['/', expectPersonalCard],
    [
      '/min-konto',
      () => expect(screen.getByRole('heading', { level: 1, name: 'Hei, Kari' })).toBeInTheDocument(),
    ],
  ])('API-06 sends no requests after sleep until the token is renewed: %s', async (path, expectPersonal) => {
    const app = await renderApp({ isSignedIn: true, path: '/a/b/c', responses: personalLane });
    await waitFor(expectCustomer);
    const callsBefore = app.network.requests.length;
    const respond = app.provider.hang();
    sleep(app, 2 * HOUR_MS);
    app.popTo(path);
    await app.advanceTime(2000);
    expect(app.calls().slice(callsBefore)).toEqual([]);
    respond();
    await waitFor(() => expect(refreshes(app)).toBe(1));
    await waitFor(() => expect(app.calls().length).toBeGreaterThan(callsBefore));
    await waitFor(expectPersonal);
    const tokens = app.network.requests.slice(callsBefore).map(({ request }) => tokenOf(request));
    expect(tokens).not.toContain(null);
    expectCustomer();
  });

  it('API-12 refetches data loaded as a visitor when the session is restored', async () => {
    const app = await renderApp({ isSignedIn: true, path: '/a/b/c', responses: personalLane });
    await waitFor(expectCustomer);
    app.provider.failure.network = new TypeError('Failed to fetch');
    sleep(app, 2 * HOUR_MS);
    app.popTo('/');
    await waitFor(() => expect(app.network.requestsTo(LANE).map(tokenOf)).toEqual([null]));
    await waitFor(() => expect(document.body).toHaveTextContent('For alle'));
    delete app.provider.failure.network;
    await app.advanceTime(30_000);
    await waitFor(expectPersonalCard);
    expect(refreshes(app)).toBe(1);
  });

  it('API-14 refetches the account data that failed without a token when the session is restored', async () => {
    const service = createCustomerService({ state: 'Active', selectedProductIds: ['mye'] });
    service.provider = 'Card';
    const app = await renderApp({ isSignedIn: true, path: '/a/b/c', responses: service.responses });
    await waitFor(expectCustomer);
    app.provider.failure.network = new TypeError('Failed to fetch');
    sleep(app, 2 * HOUR_MS);
    app.popTo('/abonnement');
    await waitFor(() => expect(app.consoleMessages.join('\n')).toContain('customer/payment] NoTokenError'));
    delete app.provider.failure.network;
    await app.advanceTime(30_000);
    await waitFor(() => expect(document.body).toHaveTextContent('Kort •••• 1111'));
    expect(refreshes(app)).toBe(1);
    expect(app.navigations).toEqual([]);
  });
});
