import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { clearItems, listStoredItems } from './storedItems.ts';

const names = (entries: Readonly<Record<string, string>>, userId = 'u-kari') =>
  listStoredItems(createMemoryStorage(entries), userId).map(({ name }) => name);

describe('stored items', () => {
  it('are listed when they have stored data', () => {
    expect(names({})).toEqual([]);
    expect(names({ captions: '{}', 'mini-player': 'off' })).toEqual(['Tekststil', 'Valg for avspilling']);
  });

  it('are those of the given user only', () => {
    expect(names({ 'last-searches-u-kari': '["is"]' })).toEqual(['Siste søk']);
    expect(names({ 'last-searches-u-ola': '["is"]', 'last-searches': '["is"]' })).toEqual([]);
  });

  it('exclude the sign-in and parental control', () => {
    const entries = {
      'oidc.user:x': 'tokens',
      'parental-u-kari': 'limit',
      player: '{}',
      'dismissed-banners': '[]',
    };
    const storage = createMemoryStorage(entries);
    clearItems(storage, listStoredItems(storage, 'u-kari'));
    expect(Object.keys(entries).filter((key) => storage.getItem(key) !== null)).toEqual([
      'oidc.user:x',
      'parental-u-kari',
    ]);
  });
});
