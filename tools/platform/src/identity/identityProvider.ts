import type { DatabaseSync } from 'node:sqlite';
import type { JWK } from 'jose';
import { errors, Provider, type ClientMetadata, type Configuration } from 'oidc-provider';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import { claimsOf } from './claims.ts';
import {
  renderDeviceConfirmPage,
  renderDeviceDonePage,
  renderDeviceInputPage,
  renderErrorPage,
  renderSignedOutPage,
  renderSignOutPage,
} from './identityPages.ts';
import { createIdentityStore } from './identityStore.ts';
import { prepareAuthorizeRequest, refreshScope } from './prepareAuthorizeRequest.ts';
import { signingAlgorithm } from './signingKey.ts';

/** The console can shorten them. */
export interface TokenLifetimes {
  accessTokenSeconds: number;
}

export const defaultTokenLifetimes: Readonly<TokenLifetimes> = { accessTokenSeconds: 3600 };

export interface IdentityProviderOptions {
  readonly database: DatabaseSync;
  readonly addresses: Addresses;
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly key: JWK;
  readonly tokenLifetimes: TokenLifetimes;
  log(message: string): void;
}

export const sessionCookie = '_session';

const DAY_S = 24 * 3600;
const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * Creates the OpenID provider: code flow with PKCE, silent sign-in, rotated refresh tokens, sign-out,
 * device flow.
 */
export function createIdentityProvider(options: IdentityProviderOptions): Provider {
  const { addresses, accounts } = options;
  const provider = new Provider(addresses.identity, configuration(options));
  provider.use(prepareAuthorizeRequest(provider, accounts, sessionCookie));
  provider.on('server_error', (_context, error) => options.log(`identity: ${error.stack ?? error.message}`));
  return provider;
}

function configuration({
  database,
  addresses,
  accounts,
  clock,
  key,
  tokenLifetimes,
}: IdentityProviderOptions): Configuration {
  return {
    adapter: createIdentityStore(database),
    jwks: { keys: [{ ...key, kty: key.kty ?? 'EC' }] },
    clients: [...Object.entries(addresses.brands).map(([id, origin]) => brandClient(id, origin)), tvClient],
    clientDefaults: { id_token_signed_response_alg: signingAlgorithm },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    routes: {
      authorization: '/auth',
      code_verification: '/device',
      device_authorization: '/device/auth',
      end_session: '/session/end',
    },
    scopes: ['openid', 'offline_access', refreshScope],
    claims: {
      openid: ['sub', 'email', 'name', 'cid', 'customer_number', 'channel_entitlements'],
      email: ['email'],
      profile: ['name'],
    },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: () => claimsOf(account, accounts) };
    },
    extraTokenClaims: (_context, token) => {
      const account = 'accountId' in token ? accounts.byId(token.accountId) : undefined;
      const sid = 'sessionUid' in token ? token.sessionUid : undefined;
      return account && { ...claimsOf(account, accounts), ...(sid === undefined ? {} : { sid }) };
    },
    extraParams: ['login_context'],
    clientBasedCORS: () => true, // `handleCors` decides
    cookies: { names: { session: sessionCookie }, keys: ['a demo platform has nothing to sign'] },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider, params } = oidc;
      if (!client || !session?.accountId) return undefined;
      const known = session.grantIdFor(client.clientId);
      const grant =
        (known && (await provider.Grant.find(known))) ||
        new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope(typeof params?.['scope'] === 'string' ? params['scope'] : 'openid');
      grant.addResourceScope(addresses.api, 'gateway');
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_context, client, code) =>
      Promise.resolve(client.grantTypeAllowed('refresh_token') && code.scopes.has(refreshScope)),
    renderError: (context, out) => {
      context.type = 'html';
      context.body = renderErrorPage(out.error_description ?? out.error);
    },
    ttl: {
      AccessToken: () => tokenLifetimes.accessTokenSeconds,
      AuthorizationCode: 60,
      DeviceCode: 600,
      Grant: 30 * DAY_S,
      IdToken: () => Math.max(1, tokenLifetimes.accessTokenSeconds + offsetSeconds(clock)),
      Interaction: 3600,
      RefreshToken: 14 * DAY_S,
      Session: 14 * DAY_S,
    },
    formats: {
      customizers: {
        // The provider uses the machine's clock, clients use the platform's.
        jwt: (_context, _token, { payload }) => {
          for (const claim of ['iat', 'exp']) {
            if (typeof payload[claim] === 'number') payload[claim] += offsetSeconds(clock);
          }
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      deviceFlow: {
        enabled: true,
        userCodeInputSource: (context, form, _out, error) => {
          context.body = renderDeviceInputPage(form, error !== undefined);
        },
        userCodeConfirmSource: (context, form, _client, _device, userCode) => {
          context.body = renderDeviceConfirmPage(form, userCode);
        },
        successSource: (context) => {
          context.body = renderDeviceDonePage();
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          // An id token hint makes confirmation unnecessary.
          const needsConfirmation = context.oidc.entities.IdTokenHint === undefined;
          context.body = renderSignOutPage(form, context.oidc.client?.clientId, needsConfirmation);
        },
        postLogoutSuccessSource: (context) => {
          context.body = renderSignedOutPage(context.oidc.client?.clientId);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => addresses.api,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (URL.parse(resource)?.origin !== addresses.api) throw new errors.InvalidTarget();
          return {
            scope: 'gateway',
            audience: addresses.api,
            accessTokenFormat: 'jwt',
            accessTokenTTL: tokenLifetimes.accessTokenSeconds,
            jwt: { sign: { alg: signingAlgorithm } },
          };
        },
      },
    },
  };
}

function offsetSeconds(clock: PlatformClock): number {
  return Math.round(clock.offset() / 1000);
}

function brandClient(id: string, origin: string): ClientMetadata {
  return {
    client_id: id,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${origin}/app/callback`, `${origin}/app/silent-callback`],
    post_logout_redirect_uris: [`${origin}/logout/success`],
    id_token_signed_response_alg: signingAlgorithm,
  };
}

const tvClient: ClientMetadata = {
  client_id: 'tv-app',
  token_endpoint_auth_method: 'none',
  grant_types: [deviceGrant, 'refresh_token'],
  response_types: [],
  redirect_uris: [],
  id_token_signed_response_alg: signingAlgorithm,
};
