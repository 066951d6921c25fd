import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';
import { serverConfig } from './serverConfig.ts';

const addresses = addressesFor('5200,two', [
  { id: 'brand-a', portOffset: 0 },
  { id: 'brand-b', portOffset: 100 },
]);

describe('the local web server configuration', () => {
  it('serverConfig serves each brand by its name and port', () => {
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

  it('serverConfig throws for a brand without an address', () => {
    expect(() => serverConfig(addresses, '1.0.0', ['brand-c'])).toThrow(/brand-c/);
  });
});
