import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';
import { serverConfig } from './serverConfig.ts';

const addresses = addressesFor('5200,two', [
  { id: 'brand-a', portOffset: 0 },
  { id: 'brand-b', portOffset: 100 },
]);

describe('the web server’s configuration on this machine', () => {
  it('serves each brand under its name and on its port', () => {
    expect(serverConfig(addresses, '1.0.0', ['brand-a', 'brand-b'])).toMatchObject({
      listen: { ports: [5200, 5300] },
      brands: {
        'brand-a': {
          hosts: ['brand-a-two.localhost'],
          origin: 'http://brand-a-two.localhost:5200',
        },
        'brand-b': { hosts: ['brand-b-two.localhost'], runtimeConfig: { version: '1.0.0' } },
      },
    });
  });

  it('knows no brand that has no address', () => {
    expect(() => serverConfig(addresses, '1.0.0', ['brand-c'])).toThrow(/brand-c/);
  });
});
