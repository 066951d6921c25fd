import { RequestError } from '@tv/api-client';
import type { RuntimeConfig } from '@tv/config';

/** The identity provider's own endpoints, outside OpenID Connect. */
export interface IdentityService {
  /**
   * Whether the user has a session at the identity provider (AUTH-12). Never rejects: no response counts as
   * no session.
   */
  readonly hasSession: () => Promise<boolean>;
  /** Ends the session at the identity provider (AUTH-56). Rejects with a `RequestError`. */
  readonly logOut: () => Promise<void>;
  /**
   * Verifies the signed-in user's password before a sensitive change (AUTH-55). Rejects with a `RequestError`
   * on any other response than yes or no.
   */
  readonly isPassword: (password: string, accessToken: string) => Promise<boolean>;
}

const PATIENCE_MS = 5000;

/** Includes the response body in the error (API-08, API-09). */
async function failureOf(answer: Response): Promise<RequestError> {
  const text = await answer.text();
  return new RequestError(answer.status, answer.url, text === '' ? undefined : text);
}

/** Omits the API headers: they would cost every visitor a CORS preflight. */
export function createIdentityService(
  { authority }: Pick<RuntimeConfig['identity'], 'authority'>,
  request: typeof fetch,
): IdentityService {
  const call = (path: string, init: RequestInit): Promise<Response> =>
    request(`${authority}${path}`, {
      credentials: 'include',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
    });
  return {
    async hasSession() {
      try {
        return (await call('/context/check', { method: 'GET' })).ok;
      } catch {
        return false;
      }
    },
    async logOut() {
      const answer = await call('/api/logout', { method: 'POST' });
      if (!answer.ok) throw await failureOf(answer);
    },
    async isPassword(password, accessToken) {
      const answer = await call('/reauthenticate/password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ password }),
      });
      if (answer.ok) return true;
      if (answer.status === 401 || answer.status === 403) return false;
      throw await failureOf(answer);
    },
  };
}
