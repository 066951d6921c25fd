import { expect, it } from 'vitest';
import { overlayText } from './overlayText.ts';

it('CARD-20 the NoAccess overlay says that the user has no access to the provider', () => {
  expect(overlayText('NoAccess')).toBe('Du har ikke tilgang til denne tilbyderen');
});

it('CARD-21 the Expired overlay says that the title has left the archive', () => {
  expect(overlayText('Expired')).toBe('IKKE TILGJENGELIG I ARKIVET');
});

it('no other state has an overlay text', () => {
  for (const state of ['Planned', 'Live', 'Rented', 'Default'] as const)
    expect(overlayText(state)).toBeUndefined();
});
