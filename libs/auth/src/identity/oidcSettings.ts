import type { RuntimeConfig } from '@tv/config';
import { links } from '@tv/routes';
import { REQUEST_TIMEOUT_SECONDS, SILENT_TIMEOUT_SECONDS } from './timeLimits.ts';

/**
 * How the OpenID client is set up: authorization code flow with PKCE, a page of our own for silent renewal
 * (AUTH-01, AUTH-02). When to renew is decided by the session, not by the client, whose own renewal would
 * know neither the throttle nor the lock between tabs.
 *
 * @param origin our own, to which the identity provider returns
 */
export function oidcSettings(identity: RuntimeConfig['identity'], origin: string) {
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
