import { expect, it } from 'vitest';
import { PROGRAM_STATES } from '@tv/api-client';
import { canPlayFromHover } from './hoverPlay.ts';

it('CARD-05 what is expired cannot be played from the hover', () => {
  expect(canPlayFromHover('Expired')).toBe(false);
});

it('what can be watched now can be played from the hover, what cannot be cannot', () => {
  expect(PROGRAM_STATES.filter(canPlayFromHover)).toEqual(['Live', 'Rented', 'Default']);
});
