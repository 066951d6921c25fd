import { expect, it } from 'vitest';
import { overlayText } from './overlayText.ts';

it('CARD-20 NoAccess says that the viewer has no access to the provider', () => {
  expect(overlayText('NoAccess')).toBe('Du har ikke tilgang til denne tilbyderen');
});

it('CARD-21 Expired says that it has left the archive', () => {
  expect(overlayText('Expired')).toBe('IKKE TILGJENGELIG I ARKIVET');
});

it('no other state lays anything over the picture', () => {
  for (const state of ['Planned', 'Live', 'Rented', 'Default'] as const)
    expect(overlayText(state)).toBeUndefined();
});
