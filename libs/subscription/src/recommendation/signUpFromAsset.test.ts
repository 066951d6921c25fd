import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { storedSignUpAsset } from './signUpFromAsset.ts';

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
    storedSignUpAsset.write(storage, asset);
    expect(JSON.parse(storage.getItem(storedSignUpAsset.key) ?? '')).toEqual(asset);
    expect(storedSignUpAsset.read(storage)).toEqual(asset);
    storedSignUpAsset.clear(storage);
    expect(storedSignUpAsset.read(storage)).toBeUndefined();
  });

  it.each(['{', '{}', '{"name":"x","path":"//ond.test"}', '{"name":"x","path":"https://ond.test"}'])(
    'an invalid sign-up asset is ignored: %s',
    (text) => {
      expect(storedSignUpAsset.read(createMemoryStorage({ [storedSignUpAsset.key]: text }))).toBeUndefined();
    },
  );
});
