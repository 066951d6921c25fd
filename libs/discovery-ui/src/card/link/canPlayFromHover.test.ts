import { expect, it } from 'vitest';
import { PROGRAM_STATES } from '@tv/api-client';
import { canPlayFromHover } from './playLink.ts';

it('CARD-05 an expired card cannot be played from the hover card', () => {
  expect(canPlayFromHover('Expired')).toBe(false);
});

it('only available cards can be played from the hover card', () => {
  expect(PROGRAM_STATES.filter(canPlayFromHover)).toEqual(['Live', 'Rented', 'Default']);
});
