import { expect, test } from 'vitest';
import { variantWords } from './variantWords.ts';

test.each([
  [undefined, 'Inkludert', undefined, 'Inkludert'],
  ['Default', 'Inkludert', undefined, 'Inkludert'],
  ['Live', undefined, undefined, undefined],
  ['Rented', 'Leid til søndag', undefined, 'Leid til søndag'],
  ['NoAccess', 'Krever abonnement', 'Du har ikke tilgang til denne tilbyderen', 'Krever abonnement'],
  ['NotActivated', 'Aktiver Viaplay', 'Må aktiveres før du kan se', undefined],
  ['Planned', 'Kommer man. 20.00', 'Kommer man. 20.00', undefined],
  ['Planned', undefined, 'Kommer snart', undefined],
  ['Expired', 'Utløpt', 'Ikke tilgjengelig i arkivet', undefined],
  ['Expired', 'Fjernet 1. november', 'Ikke tilgjengelig i arkivet', 'Fjernet 1. november'],
] as const)('%s with %j', (state, subtitle, trouble, note) => {
  expect(variantWords({ state, subtitle })).toEqual({ trouble, note });
});
