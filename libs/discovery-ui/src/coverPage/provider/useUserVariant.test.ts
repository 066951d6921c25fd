import { expect, test } from 'vitest';
import { toVisitorVariant } from './useUserVariant.ts';

const variant = { id: 'v', providerId: 'arkivet', subtitle: 'Inkludert i abonnementet ditt' } as const;

test.each([
  ['PlayAsset', undefined, undefined],
  ['PlayAsset', 'Default', undefined],
  ['PlayAsset', 'NoAccess', variant.subtitle],
  ['PlayAsset', 'Planned', variant.subtitle],
  ['PlayAsset', 'Rented', variant.subtitle],
  ['PlayExternalAsset', 'Default', variant.subtitle],
  ['ShowVariants', 'Default', variant.subtitle],
] as const)('for visitors, %s in state %s has the subtitle %s', (behavior, state, subtitle) => {
  expect(toVisitorVariant({ ...variant, behavior, state }).subtitle).toBe(subtitle);
});
