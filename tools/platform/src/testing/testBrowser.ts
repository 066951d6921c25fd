import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload } from 'jose';
import { demoPassword } from '../state/demoAccounts.ts';
import { call, type Answer, type Call, type TestPlatform } from './testPlatform.ts';

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
}

/** An HTTP client for the identity provider: cookies, redirects, forms. */
export interface TestBrowser {
  visit(address: string, options?: Call): Promise<Answer & { readonly address: string }>;
  /** An authorization URL, and the `verifier` for its code. */
  authorizeAddress(extra?: Readonly<Record<string, string>>): { address: string; verifier: string };
  /** Signs in through the sign-in page. @returns the redirect URL */
  signIn(email: string, extra?: Readonly<Record<string, string>>): Promise<{ back: URL; verifier: string }>;
  exchange(code: string, verifier: string): Promise<Tokens>;
  /** Signs in and exchanges the code. */
  tokensOf(email: string, extra?: Readonly<Record<string, string>>): Promise<Tokens>;
}

export function testBrowser(
  { addresses }: Pick<TestPlatform, 'addresses'>,
  clientId = 'brand-a',
): TestBrowser {
  const cookies = new Map<string, { value: string; path: string }>();
  const callback = `${addresses.brands[clientId] ?? ''}/app/callback`;

  function keep(answer: Answer): void {
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [pair = '', ...attributes] = cookie.split(/; */);
      const name = pair.slice(0, pair.indexOf('='));
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      const isOver = /expires=Thu, 01 Jan 1970/i.test(cookie);
      if (isOver) cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, { value: pair, path });
    }
  }

  async function visit(address: string, options: Call = {}): Promise<Answer & { address: string }> {
    const { pathname } = new URL(address);
    const sent = [...cookies.values()]
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ value }) => value);
    const answer = await call(address, {
      ...options,
      headers: { accept: 'text/html', cookie: sent.join('; '), ...options.headers },
    });
    keep(answer);
    const { location } = answer.headers;
    if (location === undefined) return { ...answer, address };
    const next = new URL(location, address);
    return next.origin === addresses.identity ? visit(next.href) : { ...answer, address: next.href };
  }

  function authorizeAddress(extra: Readonly<Record<string, string>> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: callback,
      state: 'a-state',
      resource: addresses.api,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    return { address: `${addresses.identity}/auth?${query.toString()}`, verifier };
  }

  async function signIn(email: string, extra: Readonly<Record<string, string>> = {}) {
    const { address, verifier } = authorizeAddress(extra);
    const page = await visit(address);
    const answer = await visit(page.address, {
      method: 'POST',
      body: new URLSearchParams({ email, password: demoPassword }),
    });
    // Non-customers are asked to continue.
    const further = /action="(\/sign-in\/[\w-]+\/continue)"/.exec(answer.text)?.[1];
    const last =
      further === undefined
        ? answer
        : await visit(`${addresses.identity}${further}`, { method: 'POST', body: new URLSearchParams() });
    return { back: new URL(last.address), verifier };
  }

  async function exchange(code: string, verifier: string): Promise<Tokens> {
    const answer = await visit(`${addresses.identity}/token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: callback,
        code,
        code_verifier: verifier,
      }),
    });
    if (answer.status !== 200) throw new Error(`token: ${answer.status} ${answer.text}`);
    return answer.json() as Tokens;
  }

  return {
    visit,
    authorizeAddress,
    signIn,
    exchange,
    tokensOf: async (email, extra) => {
      const { back, verifier } = await signIn(email, extra);
      return exchange(back.searchParams.get('code') ?? '', verifier);
    },
  };
}

export const claimsIn = (token: string): JWTPayload => decodeJwt(token);
