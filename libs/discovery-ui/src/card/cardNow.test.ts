import { expect, it } from 'vitest';
import { cardNow } from './cardNow.ts';

it.each([
  ['says more', { title: 'Kveld', subtitle: 'Nyheter', rightBottomLabel: '21:00–22:00' }, 'Nyheter'],
  ['is the title', { title: 'Kveld', subtitle: 'Kveld' }, undefined],
  ['is the time in the corner', { subtitle: '21:00–22:00', rightBottomLabel: '21:00–22:00' }, undefined],
  ['is not there', { title: 'Kveld' }, undefined],
])('cardViewModel omits a subtitle that %s', (_, card, subtitle) => {
  expect(cardNow(card, { now: 0 }).subtitle).toBe(subtitle);
});
