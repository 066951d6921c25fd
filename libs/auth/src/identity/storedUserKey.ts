import type { RuntimeConfig } from '@tv/config';

type OidcClient = Pick<RuntimeConfig['identity'], 'authority' | 'clientId'>;

/** Returns the local storage key of oidc-client-ts's user. */
export const getStoredUserKey = ({ authority, clientId }: OidcClient) => `oidc.user:${authority}:${clientId}`;
