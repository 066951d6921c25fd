import type { Provider } from 'oidc-provider';
import { errorResponse } from '../contract/errorResponse.ts';
import type { Operations } from '../platformContext.ts';
import type { Accounts } from '../state/accounts.ts';
import { sessionCookie } from './identityProvider.ts';

/** Returns the operations of the identity service outside OpenID Connect. */
export function identityOperations(provider: Provider, accounts: Accounts): Operations {
  return {
    checkContext: async ({ headers }) => {
      const session = await sessionOf(headers['cookie']);
      const isSignedIn = session?.accountId !== undefined && accounts.byId(session.accountId) !== undefined;
      return isSignedIn ? { status: 200, body: {} } : errorResponse(401, 'NO_SESSION', 'Ingen innlogget økt');
    },
    reauthenticate: ({ body, customer }) => {
      if (!customer) return errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
      const isRight = isPasswordBody(body) && accounts.isPasswordCorrect(customer.userId, body.password);
      return isRight ? { status: 204 } : errorResponse(403, 'INCORRECT_PASSWORD', 'Feil passord');
    },
    logOut: async ({ headers }) => {
      const session = await sessionOf(headers['cookie']);
      if (session) {
        for (const { grantId } of Object.values(session.authorizations ?? {})) {
          const grant = grantId === undefined ? undefined : await provider.Grant.find(grantId);
          await grant?.destroy();
        }
        await session.destroy();
      }
      const expired = `${sessionCookie}=; Path=/; HttpOnly; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
      return { status: 204, headers: { 'set-cookie': expired } };
    },
  };

  async function sessionOf(cookies: string | undefined) {
    const id = (cookies ?? '')
      .split(/; */)
      .find((cookie) => cookie.startsWith(`${sessionCookie}=`))
      ?.slice(sessionCookie.length + 1);
    return id === undefined ? undefined : provider.Session.find(id);
  }
}

function isPasswordBody(body: unknown): body is { password: string } {
  return typeof body === 'object' && body !== null && 'password' in body && typeof body.password === 'string';
}
