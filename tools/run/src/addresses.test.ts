import { describe, expect, it } from 'vitest';
import { addressesFor } from './addresses.ts';

const brands = [
  { id: 'brand-a', portOffset: 0 },
  { id: 'brand-b', portOffset: 100 },
];

describe('addressesFor', () => {
  it('addressesFor returns the default ports for an empty value', () => {
    const addresses = addressesFor(undefined, brands);
    expect(addresses.brands).toEqual({
      'brand-a': 'http://brand-a.localhost:4200',
      'brand-b': 'http://brand-b.localhost:4300',
    });
    expect(addresses.api).toBe('http://api.localhost:4400');
    expect(addresses.identity).toBe('http://id.brand-a.localhost:4400');
    expect(addresses.console).toBe('http://platform.localhost:4400');
  });

  it('addressesFor changes ports and hosts together, so that two copies share no cookie', () => {
    const addresses = addressesFor('5200,two', brands);
    expect(addresses.brands['brand-b']).toBe('http://brand-b-two.localhost:5300');
    expect(addresses.identity).toBe('http://id.brand-a-two.localhost:5400');
    expect(addresses.media).toBe('http://media-two.localhost:5400');
  });

  it('addressesFor discovers a brand by its folder', () => {
    const addresses = addressesFor('', [...brands, { id: 'fjell', portOffset: 300 }]);
    expect(addresses.brands['fjell']).toBe('http://fjell.localhost:4500');
  });

  it.each(['port', '52', '5200,Two', '5200 two'])('addressesFor rejects %j', (value) => {
    expect(() => addressesFor(value, brands)).toThrow(/TV_LOCAL/);
  });
});
