import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';
import { localConfig } from './localConfig.ts';

const addresses = addressesFor(undefined, [
  { id: 'brand-a', portOffset: 0 },
  { id: 'brand-b', portOffset: 100 },
]);

describe('the local configuration', () => {
  it('API-16 TV_GATEWAY overrides the gateway', () => {
    const env = { TV_GATEWAY: 'https://gateway.example.test/v2' };
    expect(localConfig('brand-a', addresses, '1.0.0', env)).toMatchObject({
      services: { gatewayOverride: 'https://gateway.example.test/v2' },
    });
  });

  it('API-16 the gateway defaults to the local platform', () => {
    expect(localConfig('brand-a', addresses, '1.0.0', {})).not.toHaveProperty('services.gatewayOverride');
  });

  it('AUTH-45 only TV_E2E enables the stored user of end-to-end tests', () => {
    expect(localConfig('brand-a', addresses, '1.0.0', {})).toMatchObject({ e2e: false });
    expect(localConfig('brand-a', addresses, '1.0.0', { TV_E2E: '1' })).toMatchObject({ e2e: true });
  });

  it('ACCT-32 the chat script is the platform’s, and TV_ENVIRONMENT can select an environment that loads it', () => {
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
