import { expect, it } from 'vitest';
import { cardViewModel } from '../cardViewModel.ts';
import { cardLabel } from './cardLabel.ts';

const now = 50;
const label = (
  card: Parameters<typeof cardViewModel>[0] & Parameters<typeof cardLabel>[0],
  ageRestriction?: number,
) =>
  cardLabel(
    card,
    cardViewModel(card, {
      now,
      parental: ageRestriction === undefined ? undefined : { isParentalControlActive: true, ageRestriction },
    }),
  );

it('cardLabel starts with the title and contains all visible text', () => {
  expect(
    label({
      title: 'Dagsrevyen',
      subtitle: 'Nyheter',
      channel: { name: 'NRK1' },
      states: [{ from: 0, to: 100, value: 'Live' }],
    }),
  ).toBe('Dagsrevyen, Nyheter, Direkte, NRK1');
});

it('cardLabel contains the title only once', () => {
  expect(label({ title: 'Natt', subtitle: 'Natt' })).toBe('Natt');
});

it('cardLabel contains the watched share, from the data’s own text if given', () => {
  expect(label({ title: 'Natt', userData: { progressRatio: 0.404 } })).toBe('Natt, 40 prosent sett');
  expect(label({ title: 'Natt', userData: { progressRatio: 0.4, progressLabel: '20 min igjen' } })).toBe(
    'Natt, 20 min igjen',
  );
});

it('cardLabel contains the age limit, and whether it locks the card', () => {
  expect(label({ title: 'Natt', ageLimit: 15 })).toBe('Natt, aldersgrense 15 år');
  expect(label({ title: 'Natt', ageLimit: 15 }, 12)).toBe('Natt, låst, aldersgrense 15 år');
  expect(label({ title: 'Natt', ageLimit: 0 })).toBe('Natt');
});

it('cardLabel explains unavailability without capitals', () => {
  expect(label({ title: 'Natt', states: [{ from: 0, to: 100, value: 'Expired' }] })).toBe(
    'Natt, Ikke tilgjengelig i arkivet',
  );
});

it('cardLabel falls back to a default title', () => {
  expect(label({ title: ' ' })).toBe('Uten tittel');
  expect(label({ title: '', subtitle: ' ', channel: { name: 'NRK1' } })).toBe('Uten tittel, NRK1');
});
