import { expect, it } from 'vitest';
import { cardViewModel } from './cardViewModel.ts';

it.each([
  ['is distinct', { title: 'Kveld', subtitle: 'Nyheter', rightBottomLabel: '21:00–22:00' }, 'Nyheter'],
  ['repeats the title', { title: 'Kveld', subtitle: 'Kveld' }, undefined],
  ['repeats the corner label', { subtitle: '21:00–22:00', rightBottomLabel: '21:00–22:00' }, undefined],
  ['is missing', { title: 'Kveld' }, undefined],
])('cardViewModel resolves a subtitle that %s', (_, card, subtitle) => {
  expect(cardViewModel(card, { now: 0 }).subtitle).toBe(subtitle);
});
