import type { RuntimeConfig } from '@tv/config';
import { links } from '@tv/routes';
import { REQUEST_TIMEOUT_SECONDS, SILENT_TIMEOUT_SECONDS } from './identityClient.ts';

/**
 * Authorization code flow with PKCE and a silent callback (AUTH-01, AUTH-02). The session renews tokens
 * itself: the library's own renewal knows neither the throttle nor the cross-tab lock.
 */
export function createOidcSettings(identity: RuntimeConfig['identity'], origin: string) {
  return {
    authority: identity.authority,
    client_id: identity.clientId,
    response_type: 'code',
    scope: identity.scope,
    resource: identity.resource,
    redirect_uri: origin + links.signInCallback(),
    silent_redirect_uri: origin + links.silentCallback(),
    post_logout_redirect_uri: origin + links.logoutSuccess(),
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: identity.expiringNotificationSeconds,
    silentRequestTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_SECONDS,
    validateSubOnSilentRenew: true,
    monitorSession: false,
    loadUserInfo: false,
  } as const;
}
