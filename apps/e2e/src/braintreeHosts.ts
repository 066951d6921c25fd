import type { APIResponse, Page, Route } from '@playwright/test';
import { bankScript, fieldScript } from './braintreeScripts.ts';

/** What the bank says to a card: the nonce that it stands behind, or a question first. */
export interface BankAnswer {
  readonly asks?: boolean;
  /** Whether it can stand behind it at all; it can by default. */
  readonly isPossible?: boolean;
}

/** Braintree and the bank, as the test has them answer from now on. */
export interface BraintreeHosts {
  /** Whether the gateway tells how it is set up, without which there is no form. */
  isDown: boolean;
  bank: BankAnswer;
  /** The client token of the platform that the form was opened with last. */
  readonly platformToken: () => string;
  /** The nonce that the gateway gives for a card that the bank stands behind. */
  nonce: string;
  /** For which amounts the bank was asked, oldest first. */
  readonly amounts: readonly string[];
  /** What the page reached beyond this machine, each once, with how: `script https://assets.braintreegateway.com`. */
  readonly reached: ReadonlySet<string>;
}

const GATEWAY = 'https://payments.sandbox.braintree-api.com/graphql';
const CLIENT_API = 'https://api.sandbox.braintreegateway.com:443/merchants/m/client_api';
const ASSETS = 'https://assets.braintreegateway.com';
const SONGBIRD = 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js';

/** A token as Braintree's servers make them: what the library needs to know of the gateway, in base64. */
const clientToken = () =>
  Buffer.from(
    JSON.stringify({
      version: 2,
      environment: 'sandbox',
      authorizationFingerprint: `fingerprint-${Math.random()}`,
      configUrl: `${CLIENT_API}/v1/configuration`,
      graphQL: { url: GATEWAY, date: '2018-05-08', features: ['tokenize_credit_cards'] },
    }),
  ).toString('base64');

const clientConfiguration = {
  data: {
    clientConfiguration: {
      analyticsUrl: null,
      environment: 'SANDBOX',
      merchantId: 'm',
      assetsUrl: ASSETS,
      clientApiUrl: CLIENT_API,
      creditCard: {
        supportedCardBrands: ['VISA', 'MASTERCARD'],
        challenges: ['CVV'],
        threeDSecureEnabled: true,
        threeDSecure: {
          cardinalAuthenticationJWT: 'jwt',
          cardinalSongbirdUrl: SONGBIRD,
          cardinalSongbirdIdentityHash: null,
        },
      },
      supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    },
  },
};

const anyone = { 'access-control-allow-origin': '*' };

/** The answer of the server itself, asked for by number: Node does not resolve names under localhost. */
async function answerOf(route: Route): Promise<APIResponse> {
  const request = route.request();
  const url = new URL(request.url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...(await request.allHeaders()), host }, maxRedirects: 0 });
}

/**
 * Answers for the hosts of Braintree and of the bank: the real library runs in the page, against frames and a gateway of the
 * test's own.
 */
export async function answerForBraintree(page: Page): Promise<BraintreeHosts> {
  let platformToken = '';
  const amounts: string[] = [];
  const reached = new Set<string>();
  const hosts: BraintreeHosts = {
    isDown: false,
    bank: {},
    nonce: '',
    platformToken: () => platformToken,
    amounts,
    reached,
  };
  const verdict = (isShifted: boolean, isPossible = true) => ({
    paymentMethod: {
      nonce: hosts.nonce,
      type: 'CreditCard',
      details: {},
      threeDSecureInfo: { liabilityShifted: isShifted, liabilityShiftPossible: isPossible },
    },
    threeDSecureInfo: { liabilityShifted: isShifted, liabilityShiftPossible: isPossible },
  });

  page.on('request', (request) => {
    const { origin, hostname } = new URL(request.url());
    if (hostname !== '' && !hostname.endsWith('localhost'))
      reached.add(`${request.resourceType()} ${origin}`);
  });
  await page.route('**/gateway/payment/clienttoken', async (route) => {
    const response = await answerOf(route);
    platformToken = ((await response.json()) as { clientToken: string }).clientToken;
    await route.fulfill({ response, json: { clientToken: clientToken() } });
  });
  await page.route(GATEWAY, (route) =>
    hosts.isDown
      ? route.fulfill({ status: 500, headers: anyone })
      : route.fulfill({ headers: anyone, json: clientConfiguration }),
  );
  await page.route('https://www.paypal.com/**', (route) => route.fulfill({ headers: anyone, json: {} }));
  await page.route(`${ASSETS}/**/hosted-fields-frame.min.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nb"><title>Kort</title><body style="margin:0"><script>(${fieldScript.toString()})()</script>`,
    }),
  );
  await page.route(SONGBIRD, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${bankScript.toString()})()` }),
  );
  await page.route(`${CLIENT_API.replace(':443', '')}/**/lookup`, (route) => {
    amounts.push((route.request().postDataJSON() as { amount: string }).amount);
    const { asks = false, isPossible = true } = hosts.bank;
    const lookup = asks ? { acsUrl: 'https://bank.test', pareq: 'p', transactionId: 't' } : {};
    return route.fulfill({ headers: anyone, json: { ...verdict(!asks && isPossible, isPossible), lookup } });
  });
  await page.route(`${CLIENT_API.replace(':443', '')}/**/authenticate_from_jwt`, (route) => {
    const { jwt } = route.request().postDataJSON() as { jwt: string };
    return route.fulfill({ headers: anyone, json: verdict(jwt === 'yes') });
  });
  return hosts;
}
