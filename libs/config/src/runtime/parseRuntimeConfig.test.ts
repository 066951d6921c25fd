import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { PRODUCT_KEYS } from '../products/productKeys.ts';
import { isAllowedUrl } from '../url/allowedUrl.ts';
import { ConfigError } from './ConfigError.ts';
import { gatewayBase, withLocalOverrides } from './gateway.ts';
import { parseRuntimeConfig } from './parseRuntimeConfig.ts';

type Json = Record<string, unknown>;

const valid = (): Json => ({
  environment: 'test',
  version: '1.2.3',
  services: {
    gateway: {
      prod: 'https://api.example.test',
      uat: 'https://api.uat.example.test/',
      test: 'https://api.test.example.test',
      dev: 'http://api.localhost:4400',
    },
    contentLayout: 'https://layout.example.test/v1//',
    contentSearch: 'https://search.example.test',
    contentQuery: 'https://query.example.test',
    realtime: 'https://realtime.example.test',
  },
  identity: {
    authority: 'https://id.example.test',
    clientId: 'brand-a',
    scope: 'openid',
    resource: 'urn:gateway',
    claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
    loginContextParameter: 'login_context',
    cookieTestUrl: 'https://other.example.test/cookie-test.html',
    expiringNotificationSeconds: 60,
  },
  rewrites: [{ from: 'https://old.example.test', to: 'https://new.example.test' }],
  allowedHosts: ['api.example.test'],
  internalUsers: { domain: 'selskapet.test', patterns: ['tester\\d+@kunde\\.test'] },
  player: { seekBackSeconds: 10, seekForwardSeconds: 30, liveBufferSeconds: 30, defaultVolume: 1 },
  cast: { senderUrl: '', receiverAppId: 'ABC', namespace: 'urn:x-cast:tv' },
  errorTracking: { enabled: true, percentage: 50 },
  products: {
    ids: Object.fromEntries(PRODUCT_KEYS.map((key) => [key, `id-of-${key}`])),
    packages: { MINI: ['id-of-LITT'], MINI_SPORT: ['id-of-LITT', 'id-of-SPORT_BASIS'] },
  },
  e2e: false,
});

/** Returns the valid document with one setting changed, or removed if undefined. */
const validWith = (path: string, value: unknown): Json => {
  const document = valid();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent: Json = document;
  for (const key of keys) parent = parent[key] as Json;
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return document;
};

const invalidKey = (input: unknown): string => {
  try {
    parseRuntimeConfig(input);
  } catch (error) {
    if (error instanceof ConfigError) return error.key;
    throw error;
  }
  return '';
};

describe('parsing the configuration', () => {
  test('a valid configuration is parsed from JSON text or an object, without trailing slashes', () => {
    const config = parseRuntimeConfig(JSON.stringify(valid()));
    expect(config).toEqual(parseRuntimeConfig(valid()));
    expect(config.services.gateway.uat).toBe('https://api.uat.example.test');
    expect(config.services.contentLayout).toBe('https://layout.example.test/v1');
  });

  test.each([
    ['environment', 'staging'],
    ['version', ''],
    ['version', '1.2.3\n'],
    ['version', 'utgave 1'],
    ['version', '1.2.3–æ'],
    ['allowedHosts', ['']],
    ['allowedHosts', ['https://x.no/bilder']],
    ['allowedHosts', ['https://en:to@x.no']],
    ['allowedHosts', ['ftp://x.no']],
    ['allowedHosts', ['*.x.no']],
    ['allowedHosts', ['x no']],
    ['services.gateway.uat', undefined],
    ['services.contentLayout', '/relative'],
    ['services.contentSearch', 'javascript:alert(1)'],
    ['identity.clientId', undefined],
    ['identity.claims.customerNumber', 7],
    ['identity.cookieTestUrl', 'other.example.test'],
    ['internalUsers.patterns', ['(']],
    ['player.defaultVolume', 1.5],
    ['player.seekBackSeconds', -1],
    ['e2e', 'yes'],
    ['products.ids.MEST', undefined],
    ['products.ids.MEST', ''],
    ['products.packages', undefined],
    ['products.packages', { MINI: 'litt' }],
    ['payment', { cardForm: 'paper' }],
    ['payment', { cardForm: 'local' }],
    ['payment', { walletLoginUrl: '/login' }],
    ['payment', { paymentCancelledPath: 'customer' }],
    ['chat', { scriptUrl: 'chat.js' }],
  ])('%s = %j is reported as the invalid setting', (path, value) => {
    const key = invalidKey(validWith(path, value));
    expect(key === path || key.startsWith(`${path}.`)).toBe(true);
  });

  test('allowed hosts may be written as origins', () => {
    const written = ['x.no', 'https://Y.no', 'http://z.localhost:4400/', 'æ.no', 'w.no:8443'];
    const { allowedHosts } = parseRuntimeConfig(validWith('allowedHosts', written));
    expect(allowedHosts).toEqual(['x.no', 'y.no', 'z.localhost:4400', 'xn--6ca.no', 'w.no:8443']);
    for (const url of ['https://y.no/a', 'http://z.localhost:4400/a', 'https://æ.no/']) {
      expect(isAllowedUrl(url, { allowedHosts }, 'https://tv.example.test')).toBe(true);
    }
  });

  test.each(['{"environment":', '<html>', 'undefined'])('%j is reported as a configuration error', (text) => {
    expect(() => parseRuntimeConfig(text)).toThrow(new ConfigError('(document)', 'is not JSON'));
  });

  test.each(['', ' \n'])('a page without a configuration (%j) is reported', (text) => {
    expect(() => parseRuntimeConfig(text)).toThrow(new ConfigError('(document)', 'is missing'));
  });

  test('a configuration that is not an object is rejected', () => {
    expect(invalidKey(null)).toBe('(document)');
    expect(invalidKey([])).not.toBe('');
  });

  test('the fake user of tests is rejected in production', () => {
    const document = validWith('e2e', true);
    expect(parseRuntimeConfig(document).e2e).toBe(true);
    expect(invalidKey({ ...document, environment: 'prod' })).toBe('e2e');
  });
});

describe('optional settings', () => {
  test('player, payment and analytics have defaults', () => {
    const bare = validWith('player', undefined);
    expect(parseRuntimeConfig(bare)).toMatchObject({
      player: { seekBackSeconds: 10, seekForwardSeconds: 30, liveBufferSeconds: 30, defaultVolume: 1 },
      analytics: { containerId: '', clientIdCookie: '_ga', cookieToClear: '' },
      payment: {
        cardForm: 'braintree',
        cardFrameUrl: '',
        walletLoginUrl: '',
        paymentCancelledPath: '/customer/paymentCancelled',
      },
      products: { channelOrder: [] },
      chat: { scriptUrl: '' },
    });
  });

  test('one optional setting may be given and the others left out', () => {
    const config = parseRuntimeConfig({
      ...validWith('player', { seekBackSeconds: 15 }),
      payment: { cardForm: 'braintree' },
    });
    expect(config.player).toEqual({
      seekBackSeconds: 15,
      seekForwardSeconds: 30,
      liveBufferSeconds: 30,
      defaultVolume: 1,
    });
  });
});

describe('product ids', () => {
  test('PKG-11 product ids are unique, and duplicates are rejected', () => {
    const { ids } = parseRuntimeConfig(valid()).products;
    expect(Object.keys(ids)).toEqual([...PRODUCT_KEYS]);
    expect(new Set(Object.values(ids)).size).toBe(15);
    expect(invalidKey(validWith('products.ids.MEST', 'id-of-LITT'))).toBe('products.ids');
  });
});

describe('error tracking', () => {
  test.each([0, 101, -1, 0.99, 100.01, '50', null, Number.NaN])(
    'CONF-18 an error tracking percentage of %j is rejected',
    (percentage) => {
      expect(invalidKey(validWith('errorTracking.percentage', percentage))).toBe('errorTracking.percentage');
    },
  );

  test.each([1, 100, 33.3])('CONF-18 an error tracking percentage of %d is accepted', (percentage) => {
    const config = parseRuntimeConfig(validWith('errorTracking.percentage', percentage));
    expect(config.errorTracking.percentage).toBe(percentage);
  });

  test.each(['prod', 'uat', 'test', 'dev'])(
    'CONF-18 in %s a missing percentage is rejected only if error tracking is on',
    (environment) => {
      const missing = { ...validWith('errorTracking.percentage', undefined), environment, e2e: false };
      expect(invalidKey(missing)).toBe('errorTracking.percentage');
      expect(invalidKey({ ...missing, errorTracking: { enabled: false } })).toBe('');
    },
  );
});

describe('gateway', () => {
  test.each([
    ['prod', 'https://api.example.test'],
    ['uat', 'https://api.uat.example.test'],
    ['test', 'https://api.test.example.test'],
    ['dev', 'http://api.localhost:4400'],
  ])('API-15 the gateway of %s is %s', (environment, address) => {
    expect(gatewayBase(parseRuntimeConfig(validWith('environment', environment)))).toBe(address);
  });

  test('API-16 a gateway override in the configuration takes precedence', () => {
    const config = parseRuntimeConfig(validWith('services.gatewayOverride', 'https://mine.example.test/'));
    expect(gatewayBase(config)).toBe('https://mine.example.test');
  });

  test('API-16 local storage overrides the gateway outside production only', () => {
    const storage = createMemoryStorage({ 'gateway-override': 'http://localhost:9999/' });
    const at = (environment: string) =>
      gatewayBase(withLocalOverrides(parseRuntimeConfig(validWith('environment', environment)), storage));
    expect(at('dev')).toBe('http://localhost:9999');
    expect(at('uat')).toBe('http://localhost:9999');
    expect(at('prod')).toBe('https://api.example.test');
  });

  test('API-16 an invalid gateway override in storage is ignored', () => {
    const config = parseRuntimeConfig(valid());
    for (const stored of ['', 'javascript:alert(1)', 'somewhere']) {
      const storage = createMemoryStorage({ 'gateway-override': stored });
      expect(gatewayBase(withLocalOverrides(config, storage))).toBe('https://api.test.example.test');
    }
  });
});
