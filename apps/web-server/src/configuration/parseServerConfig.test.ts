import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '@tv/config/configError';
import { testServerConfig } from '../testing/testConfig.ts';
import { parseServerConfig } from './parseServerConfig.ts';

/** Returns a complete configuration with one setting changed; undefined removes it. */
function changed(path: string, value: unknown): unknown {
  const config: unknown = structuredClone(testServerConfig());
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const target = keys.reduce((at, key) => (at as Record<string, unknown>)[key], config);
  if (value === undefined) delete (target as Record<string, unknown>)[last];
  else (target as Record<string, unknown>)[last] = value;
  return config;
}

function keyOf(input: unknown): string {
  try {
    parseServerConfig(input);
  } catch (error) {
    if (error instanceof ConfigError) return error.key;
    throw error;
  }
  return 'none';
}

describe('parseServerConfig', () => {
  it('fills in defaults', () => {
    expect(parseServerConfig(testServerConfig())).toMatchObject({
      cache: { freshSeconds: 10, staleSeconds: 60 },
      deadlineMs: 300,
      limits: { renders: 6 },
      log: 'info',
    });
  });

  it('keeps unknown keys of the runtime configuration, since the app reads more of them', () => {
    const { brands } = parseServerConfig(testServerConfig());
    expect(brands['brand-a']?.runtimeConfig).toHaveProperty('version', '1.0.0');
  });

  it.each([
    ['listen/ports', []],
    ['listen/ports', [70_000]],
    ['brands/brand-a/hosts', []],
    ['brands/brand-a/hosts', ['A.test:80']],
    ['brands/brand-a/origin', 'https://www.a.test/'],
    ['brands/brand-a/origin', undefined],
    ['brands/brand-a/robots', 'yes'],
    ['brands/brand-a/runtimeConfig/services/contentLayout', '/content-layout'],
    ['brands/brand-a/runtimeConfig/identity/authority', 'https://id.test;script-src'],
    ['brands/brand-a/security/imageHosts', ["https://a.test; script-src 'unsafe-inline'"]],
    ['brands/brand-a/secruity', {}],
    ['cache', { freshSeconds: -1 }],
    ['deadlineMs', '300'],
    ['log', 'loud'],
  ])('rejects %s with the value %j', (path, value) => {
    expect(keyOf(changed(path, value)).split('.').slice(0, path.split('/').length).join('/')).toBe(path);
  });

  it('rejects a host that two brands claim', () => {
    const config = testServerConfig();
    const brands = { ...config.brands, 'brand-b': config.brands['brand-a'] };
    expect(keyOf({ ...config, brands })).toBe('brands.brand-b.hosts');
  });

  it('throws nothing but a ConfigError, whatever the document', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (input) => {
        expect(keyOf(input)).not.toBe('none');
      }),
    );
  });
});
