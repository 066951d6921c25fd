import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Accounts } from '../state/accounts.ts';

/**
 * The scope under which a wish for a refresh token travels inside the provider: it drops `offline_access`
 * from every request without a consent page, and we have none.
 */
export const refreshScope = 'refresh';

type Context = Pick<KoaContextWithOIDC, 'path' | 'query' | 'req' | 'response' | 'cookies'>;

/**
 * What happens to an authorization request before the provider sees it: a wish for a refresh token is kept,
 * and a one-time code (`acr_values=otac:{code}`) signs its user in, without a page and so also with `prompt=none`.
 */
export function prepareAuthorizeRequest(provider: Provider, accounts: Accounts, sessionCookie: string) {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (context.path === '/auth') {
      keepRefreshWish(context);
      const userId = oneTimeUser(context, accounts);
      if (userId !== undefined) {
        const session = new provider.Session();
        session.loginAccount({ accountId: userId });
        await session.save(60);
        context.cookies.set(sessionCookie, session.jti, { httpOnly: true });
        context.req.headers.cookie = withCookies(context.req.headers.cookie, setCookies(context));
      }
    }
    await next();
  };
}

function keepRefreshWish(context: Context): void {
  const { scope } = context.query;
  if (typeof scope !== 'string') return;
  const scopes = scope.split(' ').map((one) => (one === 'offline_access' ? refreshScope : one));
  context.query = { ...context.query, scope: scopes.join(' ') };
}

function oneTimeUser({ query }: Context, accounts: Accounts): string | undefined {
  const { acr_values } = query;
  if (typeof acr_values !== 'string') return undefined;
  const code = /(?:^| )otac:([^ ]+)/.exec(acr_values)?.[1];
  return code === undefined ? undefined : accounts.redeemOneTimeCode(code);
}

/** The cookies that the answer sets so far, as `name=value`; the session's signature is among them. */
function setCookies({ response }: Context): string[] {
  const header: unknown = response.headers['set-cookie'];
  const cookies = Array.isArray(header) ? header : [header];
  return cookies.flatMap((cookie) => (typeof cookie === 'string' ? [cookie.split(';')[0] ?? ''] : []));
}

/** A Cookie header in which some cookies have a new value. */
function withCookies(header: string | undefined, cookies: readonly string[]): string {
  const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=') + 1));
  const others = (header ?? '')
    .split(/; */)
    .filter((cookie) => !names.some((name) => cookie.startsWith(name)));
  return [...others, ...cookies].filter((cookie) => cookie !== '').join('; ');
}
