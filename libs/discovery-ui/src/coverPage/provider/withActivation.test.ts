import { describe, expect, test } from 'vitest';
import type { ProviderVariant } from '@tv/api-client';
import { withActivation } from './useUserVariant.ts';

const variant: ProviderVariant = {
  id: 'v1',
  providerId: 'viaplay',
  providerName: 'Viaplay',
  behavior: 'PlayExternalAsset',
  state: 'Default',
  subtitle: 'Se hos Viaplay',
};
const waiting = { isActivated: false, activationPath: '/aktiver-viaplay' };

describe('a service that must be activated and has an activation page', () => {
  test('COVER-14 a service that must be activated sets the behavior to ActivateExternalService', () => {
    expect(withActivation(variant, waiting).behavior).toBe('ActivateExternalService');
  });

  test('COVER-15 a service that must be activated sets the state to NotActivated', () => {
    expect(withActivation(variant, waiting).state).toBe('NotActivated');
  });

  test('COVER-16 a service that must be activated sets the subtitle to the activation of the provider', () => {
    expect(withActivation(variant, waiting).subtitle).toBe('Aktiver Viaplay');
    const { providerName: _, ...nameless } = variant;
    expect(withActivation(nameless, waiting).subtitle).toBe('Aktiver viaplay');
  });

  test('the activation of a service keeps the other fields of its variant', () => {
    const {
      behavior: _1,
      state: _2,
      subtitle: _3,
      ...rest
    } = withActivation({ ...variant, price: 49 }, waiting);
    expect(rest).toEqual({ id: 'v1', providerId: 'viaplay', providerName: 'Viaplay', price: 49 });
  });
});

describe('other services', () => {
  test('COVER-17 a variant without an activation page is unchanged', () => {
    expect(withActivation(variant, { isActivated: false, activationPath: undefined })).toBe(variant);
  });

  test.each([
    ['is activated', { ...waiting, isActivated: true }],
    ['has an unknown status', { ...waiting, isActivated: undefined }],
  ])('activation leaves a variant unchanged if its service %s', (_which, activation) => {
    expect(withActivation(variant, activation)).toBe(variant);
  });

  test('activation leaves a choice of providers unchanged', () => {
    const choice: ProviderVariant = { ...variant, behavior: 'ShowVariants' };
    expect(withActivation(choice, waiting)).toBe(choice);
  });
});
