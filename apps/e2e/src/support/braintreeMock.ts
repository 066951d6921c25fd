import type { APIResponse, Page, Route } from '@playwright/test';
import { cardinalScript, hostedFieldScript } from './braintreeMockScripts.ts';

/** The 3-D Secure result of a card. */
export interface ThreeDSecureResult {
  readonly hasChallenge?: boolean;
  /** Whether a liability shift is possible; true by default. */
  readonly isLiabilityShiftPossible?: boolean;
}

export interface BraintreeMock {
  /** Whether loading the form fails. */
  isDown: boolean;
  bank: ThreeDSecureResult;
  /** The platform's latest client token. */
  readonly getPlatformToken: () => string;
  /** The nonce returned after a liability shift. */
  nonce: string;
  /** Amounts of the 3-D Secure lookups, oldest first. */
  readonly lookupAmounts: readonly string[];
  /** External requests, such as `script https://assets.braintreegateway.com`. */
  readonly externalRequests: ReadonlySet<string>;
}

const GATEWAY = 'https://payments.sandbox.braintree-api.com/graphql';
const CLIENT_API = 'https://api.sandbox.braintreegateway.com:443/merchants/m/client_api';
const ASSETS = 'https://assets.braintreegateway.com';
const SONGBIRD = 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js';

/** Returns a client token in Braintree's format: base64 JSON. */
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

const CORS_HEADERS = { 'access-control-allow-origin': '*' };

/** Fetches by IP address: Node does not resolve names under localhost. */
async function fetchFromPlatform(route: Route): Promise<APIResponse> {
  const request = route.request();
  const url = new URL(request.url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...(await request.allHeaders()), host }, maxRedirects: 0 });
}

/** Mocks the hosts of Braintree and the bank for the real Braintree library in the page. */
export async function mockBraintree(page: Page): Promise<BraintreeMock> {
  let platformToken = '';
  const amounts: string[] = [];
  const reached = new Set<string>();
  const hosts: BraintreeMock = {
    isDown: false,
    bank: {},
    nonce: '',
    getPlatformToken: () => platformToken,
    lookupAmounts: amounts,
    externalRequests: reached,
  };
  const buildLookupResult = (isLiabilityShifted: boolean, isPossible = true) => ({
    paymentMethod: {
      nonce: hosts.nonce,
      type: 'CreditCard',
      details: {},
      threeDSecureInfo: { liabilityShifted: isLiabilityShifted, liabilityShiftPossible: isPossible },
    },
    threeDSecureInfo: { liabilityShifted: isLiabilityShifted, liabilityShiftPossible: isPossible },
  });

  page.on('request', (request) => {
    const { origin, hostname } = new URL(request.url());
    if (hostname !== '' && !hostname.endsWith('localhost'))
      reached.add(`${request.resourceType()} ${origin}`);
  });
  await page.route('**/gateway/payment/clienttoken', async (route) => {
    const response = await fetchFromPlatform(route);
    platformToken = ((await response.json()) as { clientToken: string }).clientToken;
    await route.fulfill({ response, json: { clientToken: clientToken() } });
  });
  await page.route(GATEWAY, (route) =>
    hosts.isDown
      ? route.fulfill({ status: 500, headers: CORS_HEADERS })
      : route.fulfill({ headers: CORS_HEADERS, json: clientConfiguration }),
  );
  await page.route('https://www.paypal.com/**', (route) =>
    route.fulfill({ headers: CORS_HEADERS, json: {} }),
  );
  await page.route(`${ASSETS}/**/hosted-fields-frame.min.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nb"><title>Kort</title><body style="margin:0"><script>(${hostedFieldScript.toString()})()</script>`,
    }),
  );
  await page.route(SONGBIRD, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${cardinalScript.toString()})()` }),
  );
  await page.route(`${CLIENT_API.replace(':443', '')}/**/lookup`, (route) => {
    amounts.push((route.request().postDataJSON() as { amount: string }).amount);
    const { hasChallenge = false, isLiabilityShiftPossible = true } = hosts.bank;
    const lookup = hasChallenge ? { acsUrl: 'https://bank.test', pareq: 'p', transactionId: 't' } : {};
    return route.fulfill({
      headers: CORS_HEADERS,
      json: {
        ...buildLookupResult(!hasChallenge && isLiabilityShiftPossible, isLiabilityShiftPossible),
        lookup,
      },
    });
  });
  await page.route(`${CLIENT_API.replace(':443', '')}/**/authenticate_from_jwt`, (route) => {
    const { jwt } = route.request().postDataJSON() as { jwt: string };
    return route.fulfill({ headers: CORS_HEADERS, json: buildLookupResult(jwt === 'yes') });
  });
  return hosts;
}
