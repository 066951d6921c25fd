import { expect, it } from 'vitest';
import { currentRightBottomLabel, currentSubtitle } from './cardTexts.ts';

it('CARD-12 the active subtitle and corner label are used', () => {
  const card = {
    subtitle: 'Sesong 1',
    subtitles: [{ from: 10, to: 20, value: 'I kveld kl. 21.00' }],
    rightBottomLabel: '45 min',
    rbLabels: [{ from: 10, to: 20, value: 'Ny' }],
  };
  expect([5, 15, 20].map((now) => currentSubtitle(card, now))).toEqual([
    'Sesong 1',
    'I kveld kl. 21.00',
    'Sesong 1',
  ]);
  expect([5, 15, 20].map((now) => currentRightBottomLabel(card, now))).toEqual(['45 min', 'Ny', '45 min']);
});

it('CARD-13 a text with a missing from or to is ignored', () => {
  expect(currentSubtitle({ subtitles: [{ from: 0, value: 'uten slutt' }] }, 5)).toBeUndefined();
  expect(currentRightBottomLabel({ rbLabels: [{ to: 9, value: 'uten start' }] }, 5)).toBeUndefined();
});

it('a blank text is ignored', () => {
  const blank = [{ from: 0, to: 10, value: ' ' }];
  expect(currentSubtitle({ subtitle: 'Sesong 1', subtitles: blank }, 5)).toBe('Sesong 1');
  expect(currentSubtitle({ subtitle: '' }, 5)).toBeUndefined();
  expect(currentRightBottomLabel({ rightBottomLabel: '6 episoder', rbLabels: blank }, 5)).toBe('6 episoder');
  expect(currentRightBottomLabel({ rightBottomLabel: '' }, 5)).toBeUndefined();
});
