import { describe, expect, test } from 'vitest';
import type { ProviderVariant } from '@tv/api-client';
import { withActivation } from './withActivation.ts';

const variant: ProviderVariant = {
  id: 'v1',
  providerId: 'viaplay',
  providerName: 'Viaplay',
  behavior: 'PlayExternalAsset',
  state: 'Default',
  subtitle: 'Se hos Viaplay',
};
const waiting = { isActivated: false, activationPath: '/aktiver-viaplay' };

describe('a service that is not activated, and can be', () => {
  test('COVER-14 the behavior becomes ActivateExternalService', () => {
    expect(withActivation(variant, waiting).behavior).toBe('ActivateExternalService');
  });

  test('COVER-15 the state becomes NotActivated', () => {
    expect(withActivation(variant, waiting).state).toBe('NotActivated');
  });

  test('COVER-16 the subtitle becomes the provider’s to activate', () => {
    expect(withActivation(variant, waiting).subtitle).toBe('Aktiver Viaplay');
    const { providerName: _, ...nameless } = variant;
    expect(withActivation(nameless, waiting).subtitle).toBe('Aktiver viaplay');
  });

  test('all else of the variant stays', () => {
    const {
      behavior: _1,
      state: _2,
      subtitle: _3,
      ...rest
    } = withActivation({ ...variant, price: 49 }, waiting);
    expect(rest).toEqual({ id: 'v1', providerId: 'viaplay', providerName: 'Viaplay', price: 49 });
  });
});

describe('any other service', () => {
  test('COVER-17 not activated, and without a page to do it: as it came', () => {
    expect(withActivation(variant, { isActivated: false, activationPath: undefined })).toBe(variant);
  });

  test.each([
    ['activated', { ...waiting, isActivated: true }],
    ['of which nobody knows', { ...waiting, isActivated: undefined }],
  ])('%s: as it came', (_which, activation) => {
    expect(withActivation(variant, activation)).toBe(variant);
  });

  test('a choice of several is no service’s', () => {
    const choice: ProviderVariant = { ...variant, behavior: 'ShowVariants' };
    expect(withActivation(choice, waiting)).toBe(choice);
  });
});
