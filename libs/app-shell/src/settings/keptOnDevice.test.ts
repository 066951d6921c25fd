import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { forgetThings, keptThings } from './keptOnDevice.ts';

const names = (entries: Readonly<Record<string, string>>, userId = 'u-kari') =>
  keptThings(createMemoryStorage(entries), userId).map(({ name }) => name);

describe('what is kept on a device', () => {
  it('is told as far as it is there', () => {
    expect(names({})).toEqual([]);
    expect(names({ captions: '{}', 'mini-player': 'off' })).toEqual(['Tekststil', 'Valg for avspilling']);
  });

  it('is that of who asks, and not of another customer', () => {
    expect(names({ 'last-searches-u-kari': '["is"]' })).toEqual(['Siste søk']);
    expect(names({ 'last-searches-u-ola': '["is"]', 'last-searches': '["is"]' })).toEqual([]);
  });

  it('may be forgotten, but for who is signed in and what a child may not watch', () => {
    const entries = {
      'oidc.user:x': 'tokens',
      'parental-u-kari': 'limit',
      player: '{}',
      'dismissed-banners': '[]',
    };
    const storage = createMemoryStorage(entries);
    forgetThings(storage, keptThings(storage, 'u-kari'));
    expect(Object.keys(entries).filter((key) => storage.getItem(key) !== null)).toEqual([
      'oidc.user:x',
      'parental-u-kari',
    ]);
  });
});
