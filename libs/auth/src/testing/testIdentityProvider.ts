import type { UserManager } from 'oidc-client-ts';
import type { RedirectMethod } from '../identity/oidcIdentityClient.browser.ts';

/** An account at the identity provider. */
export interface Account {
  readonly sub: string;
  readonly email: string;
  /** Missing for a non-customer. */
  readonly customer_number?: string;
  readonly cid?: string;
  readonly channel_entitlements?: readonly string[];
}

export const kari: Account = {
  sub: 'u-kari',
  email: 'kari@kunde.test',
  customer_number: '1001',
  cid: 'c-1',
  channel_entitlements: ['sport', 'film'],
};

/** The password of every account. */
export const PASSWORD = 'demo1234';

export const ola: Account = { ...kari, sub: 'u-ola', email: 'ola@kunde.test', customer_number: '1002' };

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Creates an unsigned JWT. */
export function makeToken(claims: Readonly<Record<string, unknown>>): string {
  return `${encode({ alg: 'none' })}.${encode(claims)}.signature`;
}

/** Failures of the discovery document. */
const discoveryFailures = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  500: () => Promise.resolve(new Response('nede', { status: 500 })),
  html: () => Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
  nothing: () => Promise.resolve(Response.json({})),
  hangs: () => new Promise<Response>(() => undefined),
};

/** The navigator of oidc-client-ts, which here completes at once. */
type IFrame = NonNullable<ConstructorParameters<typeof UserManager>[3]>;

/**
 * An in-memory identity provider that also mocks the windows of the OpenID client. Records requests in
 * `calls`.
 */
export class TestIdentityProvider {
  readonly authority: string;
  readonly calls: string[] = [];
  /** URLs that the browser was redirected to, newest last. */
  readonly visits: URL[] = [];
  /** The account with a session at the provider. */
  session: Account | undefined;
  /** In seconds. */
  tokenLifetimeSeconds = 3600;
  issuesRefreshTokens = true;
  /** Failures to simulate. */
  failure: {
    /** The discovery document. */
    discovery?: keyof typeof discoveryFailures;
    silent?: string;
    refresh?: string;
    navigation?: Error;
    network?: Error;
    logout?: number | 'hangs';
    /** The password check. */
    password?: number;
  } = {};
  /** Timeouts of silent requests, in seconds. */
  readonly timeouts: (number | undefined)[] = [];
  /** Delays every response. */
  #answers = Promise.resolve(undefined);
  readonly #now: () => number;
  #codes = new Map<string, Account>();
  #refreshTokens = new Map<string, Account>();
  #count = 0;

  constructor(authority: string, now: () => number) {
    this.authority = authority;
    this.#now = now;
  }

  /** Stops responding until the returned function is called. */
  hang(): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.#answers = promise;
    return () => resolve(undefined);
  }

  /** Mocks `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    await this.#answers;
    init?.signal?.throwIfAborted();
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const body = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    const grant = body.get('grant_type');
    this.calls.push(
      `${method} ${url.pathname}${grant === null ? '' : ` ${grant}`}${init?.credentials === 'include' ? ' with cookies' : ''}`,
    );
    if (this.failure.network) throw this.failure.network;
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        if (this.failure.discovery !== undefined) return discoveryFailures[this.failure.discovery]();
        return Response.json({
          issuer: this.authority,
          authorization_endpoint: `${this.authority}/auth`,
          token_endpoint: `${this.authority}/token`,
          end_session_endpoint: `${this.authority}/session/end`,
        });
      case '/token':
        return this.#token(body);
      case '/context/check':
        return Response.json({}, { status: this.session ? 200 : 401 });
      case '/api/logout': {
        const status = this.failure.logout ?? 204;
        if (status === 'hangs') return new Promise(() => undefined);
        if (status === 204) this.session = undefined;
        return new Response(null, { status });
      }
      case '/reauthenticate/password': {
        const isRight = init?.body === JSON.stringify({ password: PASSWORD });
        return new Response(null, { status: this.failure.password ?? (isRight ? 204 : 403) });
      }
      default:
        return new Response(null, { status: 404 });
    }
  };

  /** A redirect; the test returns to the app itself. */
  readonly visit = (url: string, method: RedirectMethod): void => {
    if (this.failure.navigation) throw this.failure.navigation;
    this.visits.push(new URL(url));
    this.calls.push(`visit ${new URL(url).pathname}${method === 'replace' ? ' in place' : ''}`);
  };

  /** A silent sign-in in a hidden frame. */
  readonly iframeNavigator: IFrame = {
    prepare: ({ silentRequestTimeoutInSeconds }: { silentRequestTimeoutInSeconds?: number }) => {
      this.timeouts.push(silentRequestTimeoutInSeconds);
      return Promise.resolve({
        navigate: ({ url }: { url: string }) => {
          this.calls.push('frame /auth');
          this.visits.push(new URL(url));
          const error = this.failure.silent ?? (this.session ? undefined : 'login_required');
          if (error === 'timeout') {
            return Promise.reject(Object.assign(new Error('IFrame timed out'), { name: 'ErrorTimeout' }));
          }
          return Promise.resolve({ url: error === undefined ? this.answer(url) : this.refusal(url, error) });
        },
        close: () => undefined,
      });
    },
    callback: () => Promise.resolve(),
  };

  /** The callback URL of a completed sign-in. */
  answer(request: string | URL, account: Account | undefined = this.session): string {
    if (!account) throw new Error('No account has a session');
    const code = `code-${(this.#count += 1)}`;
    this.#codes.set(code, account);
    return this.#return(request, { code });
  }

  /** The callback URL of a cancelled sign-in. */
  refusal(request: string | URL, error = 'access_denied'): string {
    return this.#return(request, { error });
  }

  get lastVisit(): URL {
    const visit = this.visits.at(-1);
    if (!visit) throw new Error('There was no redirect');
    return visit;
  }

  /** Counts the calls that start with `call`. */
  count(call: string): number {
    return this.calls.filter((one) => one.startsWith(call)).length;
  }

  #return(request: string | URL, answer: Readonly<Record<string, string>>): string {
    const { searchParams } = new URL(request);
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return back.href;
  }

  #token(body: URLSearchParams): Response {
    const refreshToken = body.get('refresh_token');
    if (refreshToken !== null) {
      const account = this.#refreshTokens.get(refreshToken);
      this.#refreshTokens.delete(refreshToken); // refresh tokens rotate: each works once
      const error = this.failure.refresh ?? (account ? undefined : 'invalid_grant');
      return account && error === undefined
        ? Response.json(this.tokensFor(account))
        : Response.json({ error }, { status: 400 });
    }
    const account = this.#codes.get(body.get('code') ?? '');
    return account
      ? Response.json(this.tokensFor(account))
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  }

  /** A token response. */
  tokensFor(account: Account) {
    const seconds = Math.floor(this.#now() / 1000);
    const claims = {
      ...account,
      iss: this.authority,
      iat: seconds,
      exp: seconds + this.tokenLifetimeSeconds,
    };
    const number = (this.#count += 1);
    const refreshToken = `refresh-${number}`;
    this.#refreshTokens.set(refreshToken, account);
    return {
      access_token: makeToken({ ...claims, jti: `access-${number}` }),
      id_token: makeToken({ ...claims, aud: 'client', jti: `id-${number}` }),
      token_type: 'Bearer',
      expires_in: this.tokenLifetimeSeconds,
      scope: 'openid',
      ...(this.issuesRefreshTokens ? { refresh_token: refreshToken } : {}),
    };
  }
}
