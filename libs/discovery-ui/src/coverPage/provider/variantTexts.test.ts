import { expect, test } from 'vitest';
import { variantTexts } from './variantTexts.ts';

const live = { type: 'Live', label: 'Direkte' };
const NO_ACCESS = 'Du har ikke tilgang til denne tilbyderen';

test.each([
  [undefined, 'Inkludert', undefined, undefined, 'Inkludert'],
  ['Default', 'Inkludert', undefined, undefined, 'Inkludert'],
  ['Default', undefined, undefined, undefined, undefined],
  ['Live', undefined, live, undefined, undefined],
  ['Live', 'Direkte', live, undefined, undefined],
  ['Live', 'Inkludert', live, undefined, 'Inkludert'],
  ['Rented', 'Leid til søndag', { type: 'Rented', label: 'Leid til søndag' }, undefined, undefined],
  ['Rented', undefined, { type: 'Rented', label: 'Leid' }, undefined, undefined],
  ['NoAccess', 'Krever abonnement', undefined, NO_ACCESS, 'Krever abonnement'],
  ['NotActivated', 'Aktiver Viaplay', undefined, 'Må aktiveres før du kan se', undefined],
  ['Planned', 'Kommer man. 20.00', undefined, 'Kommer man. 20.00', undefined],
  ['Planned', undefined, undefined, 'Kommer snart', undefined],
  ['Expired', 'Utløpt', undefined, 'Ikke tilgjengelig i arkivet', undefined],
  ['Expired', 'Fjernet i går', undefined, 'Ikke tilgjengelig i arkivet', 'Fjernet i går'],
] as const)(
  'texts of a variant in state %s with subtitle %j',
  (state, subtitle, badge, restriction, note) => {
    expect(variantTexts({ behavior: 'PlayAsset', state, subtitle })).toEqual({
      badge,
      restriction: restriction,
      note,
    });
  },
);

test.each(['Default', 'NoAccess', 'Planned', 'Expired', 'Live', 'Rented', 'NotActivated'] as const)(
  'a choice of providers shows no state except live (%s)',
  (state) => {
    const choice = { behavior: 'ShowVariants', state, subtitle: 'Velg mellom 2 tjenester' } as const;
    expect(variantTexts(choice)).toEqual({
      badge: state === 'Live' ? live : undefined,
      restriction: undefined,
      note: 'Velg mellom 2 tjenester',
    });
  },
);

test.each(['', ' '])('a blank subtitle (%j) is ignored', (subtitle) => {
  expect(variantTexts({ behavior: 'PlayAsset', state: 'Planned', subtitle }).restriction).toBe(
    'Kommer snart',
  );
  expect(variantTexts({ behavior: 'PlayAsset', state: 'Rented', subtitle }).badge?.label).toBe('Leid');
  expect(variantTexts({ behavior: 'PlayAsset', subtitle }).note).toBeUndefined();
});
