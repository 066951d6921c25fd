import type { Brand, RuntimeConfig } from '@tv/config';

/** A brand of no brand in particular. */
export const stageBrand: Brand = {
  id: 'stage',
  displayName: 'Scene',
  headerPrefix: 'Scene',
  productPrefix: 'SCENE',
  slug: 'scene',
  texts: { seoDescription: 'Direktesendt TV, film og serier på ett sted.', tagline: 'Alt du vil se' },
  switches: { pageDescriptionAsSeoDescription: true },
  contact: { customerService: 'hjelp@scene.test', privacy: 'personvern@scene.test' },
};

/** The fixtures' links point to these hosts. */
const API = 'https://gateway.dev.test';
const CONTENT = 'https://content.test';

/** Services that the stage's network answers for. */
export const stageConfig: RuntimeConfig = {
  environment: 'test',
  version: '1.0.0',
  services: {
    gateway: { prod: API, uat: API, test: API, dev: API },
    contentLayout: `${CONTENT}/layout`,
    contentSearch: `${CONTENT}/search`,
    contentQuery: `${CONTENT}/query`,
    realtime: API,
  },
  identity: {
    authority: 'https://id.scene.test',
    clientId: 'web',
    scope: 'openid',
    resource: API,
    claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
    loginContextParameter: 'login_context',
    cookieTestUrl: 'https://other.scene.test/cookie-test.html',
    expiringNotificationSeconds: 60,
  },
  rewrites: [],
  allowedHosts: ['content.test', 'partner.test'],
  internalUsers: { domain: 'scene.test', patterns: [] },
  player: { seekBackSeconds: 10, seekForwardSeconds: 30, liveBufferSeconds: 30, defaultVolume: 1 },
  cast: { senderUrl: '', receiverAppId: '', namespace: '' },
  errorTracking: { enabled: false, percentage: 100 },
  analytics: { containerId: '', cookieToClear: '' },
  e2e: false,
};
