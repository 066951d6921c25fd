import type { RuntimeConfig } from '@tv/config';

/** The identity service's own calls, beside the protocol. */
export interface IdentityService {
  /** Whether the viewer is signed in at the identity provider (AUTH-12). Never rejects: no answer is a no. */
  readonly hasSession: () => Promise<boolean>;
  /** Ends the session at the identity provider (AUTH-56). Rejects when it did not. */
  readonly logOut: () => Promise<void>;
  /**
   * Whether a password is the signed-in viewer's, before a sensitive change (AUTH-55). Rejects when the
   * service gives another answer than yes or no.
   */
  readonly isPassword: (password: string, accessToken: string) => Promise<boolean>;
}

/** So long may the service take; start-up and logging out wait for it. */
const PATIENCE_MS = 5000;

/** @param request the browser's `fetch` */
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
      const { ok, status } = await call('/api/logout', { method: 'POST' });
      if (!ok) throw new Error(`The identity service did not log out (${status})`);
    },
    async isPassword(password, accessToken) {
      const { ok, status } = await call('/reauthenticate/password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ password }),
      });
      if (ok) return true;
      if (status === 401 || status === 403) return false;
      throw new Error(`The identity service could not check the password (${status})`);
    },
  };
}
