import { randomUUID } from 'node:crypto';
import { maskCardNumber } from '../money/testCards.ts';
import { testBrowser } from './testBrowser.ts';
import { appHeaders, call, type Answer, type TestPlatform } from './testPlatform.ts';

/** A signed-in customer, with purchase helpers. */
export interface TestCustomer {
  readonly email: string;
  readonly token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  state(): Promise<string | undefined>;
  subscription(): Promise<Record<string, unknown>>;
  /** Card nonce from the frame; passes 3-D Secure unless a wrong code is given. */
  nonceOf(number: string, code?: string): Promise<string>;
  /** Changes to these products, with a new idempotency key by default. */
  change(productIds: readonly string[], body?: unknown, key?: string): Promise<Answer>;
  /** Error codes of a response. */
  codesOf(answer: Answer): readonly string[];
}

export const goodCard = '4111111111111111';
/** A card with an eight-second payment delay. */
export const slowCard = '4000000000000119';

export const consents = {
  receiveEmail: true,
  receiveSms: false,
  personalizedMarketing: false,
  shareContactInformationWithThirdParties: false,
  contactThroughSocialMedia: false,
};

export const registration = {
  email: 'ny@kunde.test',
  firstName: 'Nina',
  lastName: 'Ny',
  phoneNumber: '912 34 500',
  password: 'hemmelig1',
  consents,
  productIds: ['mest'],
};

/** Registers a customer without signing in. */
export const register = (platform: TestPlatform, changes: object = {}): Promise<Answer> =>
  call(`${platform.addresses.api}/gateway/customer/register`, {
    method: 'POST',
    headers: appHeaders,
    body: { ...registration, ...changes },
  });

/** Signs a demo account in. */
export async function customerOf(platform: TestPlatform, email: string): Promise<TestCustomer> {
  return customerBy(platform, email, (await testBrowser(platform).tokensOf(email)).access_token);
}

/** Registers a new customer and signs in by one-time code. */
export async function newCustomer(platform: TestPlatform, changes: object = {}): Promise<TestCustomer> {
  const email = `${randomUUID()}@kunde.test`;
  const { otac } = (await register(platform, { email, ...changes })).json() as { otac: string };
  return customerBy(platform, email, await tokenOfCode(platform, otac));
}

/** Exchanges a one-time code for an access token. */
export async function tokenOfCode(platform: TestPlatform, code: string): Promise<string> {
  const browser = testBrowser(platform);
  const { address, verifier } = browser.authorizeAddress({
    acr_values: `otac:${code}`,
    login_context: 'user_created',
    prompt: 'none',
  });
  const back = new URL((await browser.visit(address)).address);
  return (await browser.exchange(back.searchParams.get('code') ?? '', verifier)).access_token;
}

export function customerBy(platform: TestPlatform, email: string, token: string): TestCustomer {
  const { api, card } = platform.addresses;
  const headers = { ...appHeaders, authorization: `Bearer ${token}` };
  const get = (path: string) => call(`${api}/gateway${path}`, { headers });
  const post = (path: string, body?: unknown, more: Readonly<Record<string, string>> = {}) =>
    call(`${api}/gateway${path}`, { method: 'POST', headers: { ...headers, ...more }, body });
  const subscription = async () => (await get('/customer/subscription')).json() as Record<string, unknown>;

  return {
    email,
    token,
    get,
    post,
    subscription,
    state: async () => (await subscription())['state'] as string | undefined,
    nonceOf: async (number, code) => {
      const { clientToken } = (await get('/payment/clienttoken')).json() as { clientToken: string };
      const typed = { clientToken, number, expiry: '12/35', cvc: '123' };
      const taken = (await call(`${card}/api/nonces`, { method: 'POST', body: typed })).json() as {
        nonce: string;
        maskedNumber: string;
      };
      if (taken.maskedNumber !== maskCardNumber(number))
        throw new Error(`not taken: ${JSON.stringify(taken)}`);
      const { nonce } = taken;
      await call(`${card}/api/verifications`, { method: 'POST', body: { nonce, amount: 1, code } });
      return nonce;
    },
    change: (productIds, body = {}, key = randomUUID()) => {
      const query = new URLSearchParams(productIds.map((id): [string, string] => ['productIds', id]));
      return post(`/customer/subscription/change?${query.toString()}`, body, { 'idempotency-key': key });
    },
    codesOf: (answer) => (answer.json() as { ErrorCode: string }[]).map(({ ErrorCode }) => ErrorCode),
  };
}
