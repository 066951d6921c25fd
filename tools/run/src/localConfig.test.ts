import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';
import { localConfig } from './localConfig.ts';

const addresses = addressesFor(undefined, [
  { id: 'brand-a', portOffset: 0 },
  { id: 'brand-b', portOffset: 100 },
]);

describe('the configuration of this machine', () => {
  it('API-16 the environment can name another gateway', () => {
    const env = { TV_GATEWAY: 'https://gateway.example.test/v2' };
    expect(localConfig('brand-a', addresses, '1.0.0', env)).toMatchObject({
      services: { gatewayOverride: 'https://gateway.example.test/v2' },
    });
  });

  it('API-16 the gateway is the platform’s where the environment says nothing', () => {
    expect(localConfig('brand-a', addresses, '1.0.0', {})).not.toHaveProperty('services.gatewayOverride');
  });

  it('AUTH-45 only who asks for it gets the stored user of end-to-end tests', () => {
    expect(localConfig('brand-a', addresses, '1.0.0', {})).toMatchObject({ e2e: false });
    expect(localConfig('brand-a', addresses, '1.0.0', { TV_E2E: '1' })).toMatchObject({ e2e: true });
  });

  it('ACCT-32 has the platform’s chat, and can be another environment, where it is brought', () => {
    const chat = { scriptUrl: 'http://platform.localhost:4400/chat.js' };
    expect(localConfig('brand-a', addresses, '1.0.0', {})).toMatchObject({ environment: 'dev', chat });
    expect(localConfig('brand-b', addresses, '1.0.0', { TV_ENVIRONMENT: 'uat' })).toMatchObject({
      environment: 'uat',
      chat,
    });
  });

  it('AUTH-22 the cookie test is a page of the other brand', () => {
    expect(localConfig('brand-a', addresses, '1.0.0', {})).toMatchObject({
      identity: { cookieTestUrl: 'http://brand-b.localhost:4300/cookie-test.html' },
    });
    expect(localConfig('brand-b', addresses, '1.0.0', {})).toMatchObject({
      identity: { cookieTestUrl: 'http://brand-a.localhost:4200/cookie-test.html' },
    });
  });
});
