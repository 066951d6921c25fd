import { RequestError } from '@tv/api-client';
import type { RuntimeConfig } from '@tv/config';

/** The identity service's own calls, beside the protocol. */
export interface IdentityService {
  /** Whether the viewer is signed in at the identity provider (AUTH-12). Never rejects: no answer is a no. */
  readonly hasSession: () => Promise<boolean>;
  /** Ends the session at the identity provider (AUTH-56). Rejects with a `RequestError` when it did not. */
  readonly logOut: () => Promise<void>;
  /**
   * Whether a password is the signed-in viewer's, before a sensitive change (AUTH-55). Rejects with a
   * `RequestError` when the service gives another answer than yes or no.
   */
  readonly isPassword: (password: string, accessToken: string) => Promise<boolean>;
}

/** So long may the service take; start-up and logging out wait for it. */
const PATIENCE_MS = 5000;

/** What the service said instead of an answer (API-08, API-09). */
async function failureOf(answer: Response): Promise<RequestError> {
  const text = await answer.text();
  return new RequestError(answer.status, answer.url, text === '' ? undefined : text);
}

/**
 * These calls do not carry the headers of the API: they are the identity provider's, and the one that every visitor
 * makes at start would have to ask first whether it may send them.
 *
 * @param request the browser's `fetch`
 */
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
