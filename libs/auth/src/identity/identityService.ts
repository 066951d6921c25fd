import { RequestError } from '@tv/api-client';
import type { RuntimeConfig } from '@tv/config';

const REQUEST_TIMEOUT_MS = 5000;

/** Adds the response body (API-08, API-09). */
async function toRequestError(response: Response): Promise<RequestError> {
  const text = await response.text();
  return new RequestError(response.status, response.url, text === '' ? undefined : text);
}

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Creates the client of the identity provider's endpoints outside OpenID Connect. */
export function createIdentityService(
  { authority }: Pick<RuntimeConfig['identity'], 'authority'>,
  fetchFn: typeof fetch,
) {
  /** Omits the API headers: they would cost each visitor a CORS preflight. */
  const call = (path: string, init: RequestInit): Promise<Response> =>
    fetchFn(`${authority}${path}`, {
      credentials: 'include',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...init,
      headers: { Accept: 'application/json', ...init.headers },
    });
  return {
    /** Whether the user has a provider session (AUTH-12). False on errors. */
    hasSession: (): Promise<boolean> =>
      call('/context/check', { method: 'GET' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Ends the provider session (AUTH-56). Rejects with a `RequestError`. */
    logOut: async (): Promise<void> => {
      const answer = await call('/api/logout', { method: 'POST' });
      if (!answer.ok) throw await toRequestError(answer);
    },
    /** Verifies the user's password (AUTH-55). Rejects with a `RequestError` on an unexpected response. */
    async verifyPassword(password: string, accessToken: string): Promise<boolean> {
      const answer = await call('/reauthenticate/password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ password }),
      });
      if (answer.ok) return true;
      if (answer.status === 401 || answer.status === 403) return false;
      throw await toRequestError(answer);
    },
  };
}
