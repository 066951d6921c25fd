import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Accounts } from '../state/accounts.ts';

/** Replaces `offline_access`, which the provider drops without a consent page. */
export const refreshScope = 'refresh';

type Context = Pick<KoaContextWithOIDC, 'path' | 'query' | 'req' | 'response' | 'cookies'>;

/**
 * Middleware for `/auth`: preserves `offline_access`, and signs in with a one-time code
 * (`acr_values=otac:{code}`), also under `prompt=none`.
 */
export function prepareAuthorizeRequest(provider: Provider, accounts: Accounts, sessionCookie: string) {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (context.path === '/auth') {
      renameOfflineAccessScope(context);
      const userId = redeemOneTimeCode(context, accounts);
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

function renameOfflineAccessScope(context: Context): void {
  const { scope } = context.query;
  if (typeof scope !== 'string') return;
  const scopes = scope.split(' ').map((one) => (one === 'offline_access' ? refreshScope : one));
  context.query = { ...context.query, scope: scopes.join(' ') };
}

function redeemOneTimeCode({ query }: Context, accounts: Accounts): string | undefined {
  const { acr_values } = query;
  if (typeof acr_values !== 'string') return undefined;
  const code = /(?:^| )otac:([^ ]+)/.exec(acr_values)?.[1];
  return code === undefined ? undefined : accounts.redeemOneTimeCode(code);
}

/** Includes the session's signature. */
function setCookies({ response }: Context): string[] {
  const header: unknown = response.headers['set-cookie'];
  const cookies = Array.isArray(header) ? header : [header];
  return cookies.flatMap((cookie) => (typeof cookie === 'string' ? [cookie.split(';')[0] ?? ''] : []));
}

function withCookies(header: string | undefined, cookies: readonly string[]): string {
  const names = cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=') + 1));
  const others = (header ?? '')
    .split(/; */)
    .filter((cookie) => !names.some((name) => cookie.startsWith(name)));
  return [...others, ...cookies].filter((cookie) => cookie !== '').join('; ');
}
