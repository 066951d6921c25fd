import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseServerConfig } from '../configuration/parseServerConfig.ts';
import { testRuntimeConfig, testServerConfig } from '../testing/testConfig.ts';
import { securityHeaders, securityHeadersByPath } from './securityHeaders.ts';

function brandWith(changes: object) {
  const config = testServerConfig();
  const brand = { ...config.brands['brand-a'], ...changes };
  const parsed = parseServerConfig({ ...config, brands: { 'brand-a': brand } }).brands['brand-a'];
  if (parsed === undefined) throw new Error('The brand is gone');
  return parsed;
}

/** Returns the directives of a policy and their sources. */
function policyOf(
  changes: object = {},
  otherBrands: readonly string[] = [],
  scripts: readonly string[] = [],
) {
  const policy = securityHeaders(brandWith(changes), otherBrands, scripts)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('securityHeaders', () => {
  it('allows exactly the configured hosts', () => {
    expect(policyOf({}, ['https://www.b.test'], ["'sha256-abc='"])).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", 'https://cast.example.test', "'sha256-abc='"],
      'img-src': ["'self'", 'data:', 'blob:', 'https://pictures.example.test'],
      'connect-src': [
        "'self'",
        'https://gateway.example.test',
        'https://layout.example.test',
        'https://search.example.test',
        'https://query.example.test',
        'https://realtime.example.test',
        'wss://realtime.example.test',
        'https://id.example.test',
      ],
      'frame-ancestors': [
        "'self'",
        'https://id.example.test',
        'https://www.other.example.test',
        'https://www.b.test',
      ],
      'form-action': ["'self'", 'https://id.example.test'],
      'object-src': ["'none'"],
    });
  });

  it('keeps windows and files of other sites apart', () => {
    expect(securityHeaders(brandWith({}), [], [])).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('allows the collector of telemetry', () => {
    const telemetry = { url: 'https://collector.example.test/v1/events' };
    const policy = policyOf({ runtimeConfig: { ...testRuntimeConfig, telemetry } });
    expect(policy['connect-src']).toContain('https://collector.example.test');
  });

  it('API-16 allows another gateway that the environment names', () => {
    const services = { ...testRuntimeConfig.services, gatewayOverride: 'https://gateway.other.test/v2' };
    const policy = policyOf({ runtimeConfig: { ...testRuntimeConfig, services } });
    expect(policy['connect-src']).toContain('https://gateway.other.test');
  });

  it('allows the frame of the configured card form only', () => {
    const framed = (payment: object, environment = 'prod') =>
      policyOf({ runtimeConfig: { ...testRuntimeConfig, environment, payment } });
    const local = framed({ cardForm: 'local', cardFrameUrl: 'https://card.example.test/frame?a=b' });
    expect(local['frame-src']).toContain('https://card.example.test');
    expect(JSON.stringify(local)).not.toContain('braintree');
    const real = framed({ cardForm: 'braintree', cardFrameUrl: 'https://card.example.test/frame' });
    expect(real['frame-src']).toContain('https://assets.braintreegateway.com');
    expect(real['connect-src']).toContain('https://api.braintreegateway.com');
    expect(JSON.stringify(real)).not.toMatch(/card\.example|sandbox/);
    // The journey that pays with Braintree's form needs these.
    const added = (directive: string) => {
      const without = framed({ cardForm: 'local' }, 'uat')[directive] ?? [];
      return framed({}, 'uat')[directive]?.filter((source) => !without.includes(source));
    };
    expect(added('script-src')).toEqual([
      'https://js.braintreegateway.com',
      'https://assets.braintreegateway.com',
      'https://*.cardinalcommerce.com',
    ]);
    expect(added('frame-src')).toEqual([
      'https://assets.braintreegateway.com',
      'https://*.cardinalcommerce.com',
    ]);
    expect(added('connect-src')).toEqual([
      'https://api.sandbox.braintreegateway.com',
      'https://client-analytics.sandbox.braintreegateway.com',
      'https://*.braintree-api.com',
      'https://*.cardinalcommerce.com',
      'https://www.paypal.com',
    ]);
    expect(JSON.stringify(policyOf())).not.toContain('braintree');
  });

  it('adds the hosts of `security` to their directives', () => {
    const policy = policyOf({
      security: {
        imageHosts: ['https://1.test'],
        mediaHosts: ['https://2.test'],
        connectHosts: ['https://3.test'],
        scriptHosts: ['https://4.test'],
        frameHosts: ['https://5.test'],
        frameAncestors: ['https://6.test'],
      },
    });
    const sourcesOf = (host: string) => Object.keys(policy).filter((name) => policy[name]?.includes(host));
    expect([1, 2, 3, 4, 5, 6].map((number) => sourcesOf(`https://${number}.test`))).toEqual([
      ['img-src'],
      ['media-src', 'connect-src'],
      ['connect-src'],
      ['script-src'],
      ['frame-src'],
      ['frame-ancestors'],
    ]);
  });

  it('never allows an inline script that was not in the build', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), (senderUrl, authority) => {
        const identity = { ...testRuntimeConfig.identity, authority };
        const scripts = policyOf({
          runtimeConfig: { ...testRuntimeConfig, cast: { senderUrl }, identity },
        })['script-src'];
        expect(scripts?.filter((source) => !/^https?:\/\/[^;,\s]+$/.test(source))).toEqual(["'self'"]);
      }),
    );
  });

  it('ACCT-32 allows the script of the chat widget when it is configured', () => {
    const chat = { scriptUrl: 'https://chat.example.test/widget.js?brand=a' };
    const scripts = (config: object) =>
      policyOf({ runtimeConfig: { ...testRuntimeConfig, ...config } })['script-src'];
    expect(scripts({ chat })).toContain('https://chat.example.test');
    expect(scripts({ chat: { scriptUrl: '' } })).toEqual(scripts({}));
  });

  it('allows no external script without Cast', () => {
    expect(
      policyOf({ runtimeConfig: { ...testRuntimeConfig, cast: { senderUrl: '' } } })['script-src'],
    ).toEqual(["'self'"]);
  });
});

describe('securityHeadersByPath', () => {
  const policies = (environment: string) => {
    const runtimeConfig = { ...testRuntimeConfig, environment };
    const headersOf = securityHeadersByPath(brandWith({ runtimeConfig }), [], []);
    return (path: string) => headersOf(path)['content-security-policy']?.split('; ') ?? [];
  };

  it.each(['/dev/player', '/dev/player/'])(
    'ROUTE-40 allows streams of any host for %s, and nothing else',
    (path) => {
      const policy = policies('test');
      const added = policy(path).filter((directive) => !policy('/').includes(directive));
      expect(added.map((directive) => directive.split(' ')[0])).toEqual([
        'img-src',
        'media-src',
        'connect-src',
      ]);
      for (const directive of added) expect(directive).toMatch(/ https: http:$/);
    },
  );

  it('allows streams of any host on no other path, and not in production', () => {
    expect(policies('test')('/dev/players')).toEqual(policies('test')('/'));
    expect(policies('prod')('/dev/player')).toEqual(policies('prod')('/'));
  });

  it('sends no referrer from the password reset page', () => {
    const headersOf = securityHeadersByPath(brandWith({}), [], []);
    const policyOfPath = (path: string) => headersOf(path)['referrer-policy'];
    expect(['/passord/reset', '/passord/reset/'].map(policyOfPath)).toEqual(['no-referrer', 'no-referrer']);
    expect(policyOfPath('/passord')).toBe('strict-origin-when-cross-origin');
  });
});
