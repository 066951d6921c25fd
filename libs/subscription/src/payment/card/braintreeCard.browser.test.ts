// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardFieldsOptions } from './CardForm.tsx';
import { createBraintreeCard } from './braintreeCard.browser.ts';

/** Client configuration from Braintree's gateway. */
const configuration = {
  data: {
    clientConfiguration: {
      environment: 'SANDBOX',
      merchantId: 'm',
      assetsUrl: 'https://assets.braintreegateway.com',
      clientApiUrl: 'https://api.sandbox.braintreegateway.com/merchants/m/client_api',
      creditCard: {
        supportedCardBrands: ['VISA'],
        challenges: [],
        threeDSecureEnabled: true,
        threeDSecure: {
          cardinalAuthenticationJWT: 'jwt',
          cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/songbird.js',
        },
      },
    },
  },
};

/** Stubs the gateway with one response. */
function gateway(status: number, body: unknown) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      readyState = 0;
      status = 0;
      responseText = '';
      withCredentials = false;
      onreadystatechange: (() => void) | undefined;
      open = () => undefined;
      setRequestHeader = () => undefined;
      send() {
        queueMicrotask(() => {
          Object.assign(this, { readyState: 4, status, responseText: JSON.stringify(body) });
          this.onreadystatechange?.();
        });
      }
    },
  );
}

const graphQL = {
  url: 'https://payments.sandbox.braintree-api.com/graphql',
  date: '2018-05-08',
  features: [],
};

const token = () =>
  btoa(
    JSON.stringify({
      version: 2,
      environment: 'sandbox',
      authorizationFingerprint: crypto.randomUUID(),
      configUrl: 'https://api.sandbox.braintreegateway.com/merchants/m/client_api/v1/configuration',
      graphQL,
    }),
  );

const options = (clientToken: string): CardFieldsOptions => ({
  clientToken,
  origin: 'https://glimt.test',
  onSubmit: () => undefined,
  onChallenge: () => undefined,
});

let parent: HTMLElement;
beforeEach(() => {
  parent = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  parent.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rejects after 15 s if the frames never load, and removes everything', async () => {
  vi.useFakeTimers();
  gateway(200, configuration);
  const ended = vi.fn();
  const made = createBraintreeCard(parent, options(token()));
  made.catch(ended);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(parent.querySelectorAll('iframe')).toHaveLength(3);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.calls).toMatchObject([[{ code: 'CLIENT_TOKEN_LOAD_FAILED' }]]);
  expect(parent.childElementCount).toBe(0);
  // The library's own timeout ends later, with nothing left to handle it.
  await vi.advanceTimersByTimeAsync(60_000);
});

test.each([
  ['a gateway that refuses the token', 403, {}],
  ['a gateway that is down', 500, {}],
  ['a merchant without 3-D Secure', 200, { data: { clientConfiguration: { environment: 'SANDBOX' } } }],
])('rejects at once for %s', async (_what, status, body) => {
  gateway(status, body);
  await expect(createBraintreeCard(parent, options(token()))).rejects.toMatchObject({
    code: 'CLIENT_TOKEN_LOAD_FAILED',
  });
  expect(parent.childElementCount).toBe(0);
});

test('rejects a token that is not from Braintree', async () => {
  gateway(200, configuration);
  await expect(createBraintreeCard(parent, options('something else'))).rejects.toMatchObject({
    code: 'CLIENT_TOKEN_LOAD_FAILED',
  });
});
