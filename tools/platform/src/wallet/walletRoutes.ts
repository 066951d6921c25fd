import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import { parseNorwegianNumber } from '../gateway/account/parseNorwegianNumber.ts';
import { brandNameOf } from '../identity/identityPages.ts';
import type { WalletOrder } from '../money/walletOrders.ts';
import type { WalletPayments } from '../money/walletPayments.ts';
import type { WalletLogins } from './walletLogins.ts';
import { renderErrorPage, renderHomePage, renderOrderPage, renderSignInPage } from './walletPages.ts';

export interface WalletRouteOptions {
  readonly logins: WalletLogins;
  readonly payments: WalletPayments;
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
}

const cookieName = 'wallet_number';

const signUpPath = '/bli-kunde/registrer';

/**
 * Registers the routes of the wallet: sign-in by number, and answering payments, also later or in another
 * browser.
 */
export function registerWalletRoutes(app: FastifyInstance, options: WalletRouteOptions): void {
  const { logins, payments, clock, addresses } = options;
  const returns = Object.values(addresses.brands).map((origin) => `${origin}${signUpPath}`);

  app.get('/', (request, reply) => {
    const number = numberOf(request);
    if (number === undefined)
      return show(reply, renderSignInPage({ action: '/sign-in', hidden: { next: '/' } }));
    return show(reply, renderHomePage(number, payments.pendingOrders(), shopOf));
  });

  app.post('/sign-in', (request, reply) => {
    const { phoneNumber, next } = fieldsOf(request);
    const number = parseNorwegianNumber(phoneNumber ?? '');
    // Prevents open redirects.
    const target = /^\/(orders\/[\w-]+)?$/.test(next ?? '') ? (next ?? '/') : '/';
    if (number === undefined) {
      const typed = { phoneNumber: phoneNumber ?? '', isRefused: true };
      return show(
        reply.code(400),
        renderSignInPage({ action: '/sign-in', hidden: { next: target }, ...typed }),
      );
    }
    return setNumberCookie(reply, number).redirect(target, 303);
  });

  // ------------------------------------------------------------ login
  app.get('/login', (request, reply) => {
    const login = loginOf(request.query);
    if (!login)
      return show(reply.code(400), renderErrorPage('Innloggingen kom fra en adresse vi ikke kjenner.'));
    return show(
      reply,
      renderSignInPage({ action: '/login', hidden: login, cancelLink: cancelLinkOf(login) }),
    );
  });

  app.post('/login', (request, reply) => {
    const fields = fieldsOf(request);
    const login = loginOf(fields);
    if (!login)
      return show(reply.code(400), renderErrorPage('Innloggingen kom fra en adresse vi ikke kjenner.'));
    const phoneNumber = fields['phoneNumber'] ?? '';
    const number = parseNorwegianNumber(phoneNumber);
    if (number === undefined) {
      const again = { action: '/login', hidden: login, cancelLink: cancelLinkOf(login) };
      return show(reply.code(400), renderSignInPage({ ...again, phoneNumber, isRefused: true }));
    }
    const code = logins.issue(number, login.redirect_uri, clock.now());
    return setNumberCookie(reply, number).redirect(backWith(login, { code }), 303);
  });

  // ------------------------------------------------------------ payments
  app.get<{ Params: { id: string } }>('/orders/:id', (request, reply) => {
    const order = payments.order(request.params.id);
    if (!order) return show(reply.code(404), renderErrorPage('Betalingen finnes ikke.'));
    if (numberOf(request) === undefined) {
      const hidden = { next: `/orders/${order.id}` };
      return show(reply, renderSignInPage({ action: '/sign-in', hidden, cancelLink: order.returnUrl }));
    }
    return show(reply, renderOrderPage(order, shopOf(order)));
  });

  app.post<{ Params: { id: string; answer: string } }>('/orders/:id/:answer', async (request, reply) => {
    const order = payments.order(request.params.id);
    const number = numberOf(request);
    if (!order || number === undefined)
      return show(reply.code(404), renderErrorPage('Betalingen finnes ikke.'));
    if (request.params.answer === 'approve') await payments.approve(order.id, number);
    else payments.cancel(order.id);
    return reply.redirect(fieldsOf(request)['next'] === '/' ? '/' : order.returnUrl, 303);
  });

  function shopOf({ returnUrl }: WalletOrder): string {
    const { origin } = new URL(returnUrl);
    return brandNameOf(Object.entries(addresses.brands).find(([, brand]) => brand === origin)?.[0]);
  }

  /** Parses a sign-in request; returns undefined if the redirect URI is not allowed. */
  function loginOf(values: unknown): { redirect_uri: string; state: string } | undefined {
    const { redirect_uri: redirectUri, state } = values as Record<string, string | undefined>;
    return redirectUri !== undefined && returns.includes(redirectUri)
      ? { redirect_uri: redirectUri, state: state ?? '' }
      : undefined;
  }
}

function backWith(
  { redirect_uri: address, state }: { redirect_uri: string; state: string },
  answer: Record<string, string>,
): string {
  return `${address}?${new URLSearchParams({ ...answer, state }).toString()}`;
}

const cancelLinkOf = (login: { redirect_uri: string; state: string }): string =>
  backWith(login, { error: 'access_denied' });

function fieldsOf({ body }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}

function numberOf({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=(47\\d{8})`).exec(headers.cookie ?? '')?.[1];
}

const setNumberCookie = (reply: FastifyReply, number: string): FastifyReply =>
  reply.header('Set-Cookie', `${cookieName}=${number}; Path=/; HttpOnly; SameSite=Lax`);

function show(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', "frame-ancestors 'none'")
    .header('Cache-Control', 'no-store')
    .send(page);
}
