import { expect, it } from 'vitest';
import { canPlayFromHover } from './hoverPlay.ts';

it('CARD-05 what is expired cannot be played from the hover', () => {
  expect(canPlayFromHover('Expired')).toBe(false);
});

it('what can be watched now can be played from the hover, what cannot be cannot', () => {
  const states = ['NoAccess', 'Planned', 'Live', 'Expired', 'Rented', 'Default'] as const;
  expect(states.filter(canPlayFromHover)).toEqual(['Live', 'Rented', 'Default']);
});
