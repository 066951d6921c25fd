import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';

/** Origin in tests and stories. */
export const testOrigin = 'https://tv.example.test';

/** A valid configuration with the hosts used by fixtures. */
export const testConfig: RuntimeConfig = {
  environment: 'dev',
  version: '2.3.4',
  services: {
    gateway: {
      prod: 'https://gateway.prod.test',
      uat: 'https://gateway.uat.test',
      test: 'https://gateway.test.test',
      dev: 'https://gateway.dev.test',
    },
    contentLayout: 'https://content.test/layout',
    contentSearch: 'https://content.test/search',
    contentQuery: 'https://content.test/query',
    realtime: 'https://socket.test',
  },
  identity: {
    authority: 'https://id.test',
    clientId: 'web',
    scope: 'openid offline_access',
    resource: 'https://gateway.dev.test',
    claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
    loginContextParameter: 'login_context',
    cookieTestUrl: 'https://other.test/cookie-test.html',
    expiringNotificationSeconds: 60,
  },
  rewrites: [],
  allowedHosts: ['partner.test', 'wallet.test', 'media.test', 'content.test', 'gateway.dev.test'],
  internalUsers: { domain: 'selskapet.test', patterns: ['^intern-'] },
  player: { seekBackSeconds: 10, seekForwardSeconds: 30, liveBufferSeconds: 30, defaultVolume: 0.8 },
  cast: { senderUrl: 'https://cast.test/sender.js', receiverAppId: 'TEST0001', namespace: 'urn:x-cast:test' },
  errorTracking: { enabled: false, percentage: 100 },
  telemetry: { url: '' },
  analytics: { containerId: 'GTM-TEST', clientIdCookie: '_ga', cookieToClear: '_old' },
  products: {
    ids: {
      MINDRE: 'mindre',
      LITT: 'litt',
      MYE: 'mye',
      MEST: 'mest',
      MAX_AD_FREE: 'max-ad-free',
      MAX_ULTIMATE: 'max-ultimate',
      MAX_SPORT: 'max-sport',
      VIAPLAY_TOTAL: 'viaplay-total',
      SPORT_PREMIUM: 'sport-premium',
      SPORT_BASIS: 'sport-basis',
      SPORTSKANALER: 'sportskanaler',
      TV2_PLAY_NO_ADS: 'tv2-play-no-ads',
      TV2_PLAY_FAVORITT: 'tv2-play-favoritt',
      TV2_PLAY_FAVORITT_ADS: 'tv2-play-favoritt-ads',
      MER_UNDERHOLDNING: 'mer-underholdning',
    },
    packages: {
      MINI: ['litt'],
      FILM_OG_SERIER: ['mye'],
      FAMILIE: ['mest'],
      FAMILIE_SPORT: ['mest', 'sport-basis'],
    },
    channelOrder: ['nordlys', 'kanal-fjell', 'kveld'],
  },
  payment: {
    cardForm: 'local',
    cardFrameUrl: 'https://card.test/frame',
    walletLoginUrl: 'https://wallet.test/login',
    paymentCancelledPath: '/customer/paymentCancelled',
  },
  chat: { scriptUrl: '' },
  e2e: false,
};
