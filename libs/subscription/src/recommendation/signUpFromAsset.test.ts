import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { forgetAsset, keepAsset, keptAsset, SIGN_UP_FROM_ASSET_KEY } from './signUpFromAsset.ts';

const asset = {
  name: 'Isfront',
  image: 'https://media.test/images/isfront',
  genres: ['Drama'],
  recommendedPackageId: 'pakke-familie',
  provider: 'Viaplay',
  path: '/film/isfront',
};

describe('what somebody wanted to watch', () => {
  it('SIGNUP-15 is kept with name, image, genres, recommended package and provider', () => {
    const storage = createMemoryStorage();
    keepAsset(storage, asset);
    expect(JSON.parse(storage.getItem(SIGN_UP_FROM_ASSET_KEY) ?? '')).toEqual(asset);
    expect(keptAsset(storage)).toEqual(asset);
    forgetAsset(storage);
    expect(keptAsset(storage)).toBeUndefined();
  });

  it.each(['{', '{}', '{"name":"x","path":"//ond.test"}', '{"name":"x","path":"https://ond.test"}'])(
    'is nothing, and gone, where %s stands there',
    (text) => {
      const storage = createMemoryStorage({ [SIGN_UP_FROM_ASSET_KEY]: text });
      expect(keptAsset(storage)).toBeUndefined();
      expect(storage.getItem(SIGN_UP_FROM_ASSET_KEY)).toBeNull();
    },
  );
});
