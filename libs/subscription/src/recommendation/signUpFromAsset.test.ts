import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { removeAsset, writeAsset, readAsset, SIGN_UP_FROM_ASSET_KEY } from './signUpFromAsset.ts';

const asset = {
  name: 'Isfront',
  image: 'https://media.test/images/isfront',
  genres: ['Drama'],
  recommendedPackageId: 'pakke-familie',
  provider: 'Viaplay',
  path: '/film/isfront',
};

describe('stored sign-up asset', () => {
  it('SIGNUP-15 the sign-up asset is stored with name, image, genres, recommended package and provider', () => {
    const storage = createMemoryStorage();
    writeAsset(storage, asset);
    expect(JSON.parse(storage.getItem(SIGN_UP_FROM_ASSET_KEY) ?? '')).toEqual(asset);
    expect(readAsset(storage)).toEqual(asset);
    removeAsset(storage);
    expect(readAsset(storage)).toBeUndefined();
  });

  it.each(['{', '{}', '{"name":"x","path":"//ond.test"}', '{"name":"x","path":"https://ond.test"}'])(
    'an invalid sign-up asset is ignored and removed: %s',
    (text) => {
      const storage = createMemoryStorage({ [SIGN_UP_FROM_ASSET_KEY]: text });
      expect(readAsset(storage)).toBeUndefined();
      expect(storage.getItem(SIGN_UP_FROM_ASSET_KEY)).toBeNull();
    },
  );
});
