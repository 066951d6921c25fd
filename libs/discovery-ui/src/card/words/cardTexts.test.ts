import { expect, it } from 'vitest';
import { rightBottomLabelNow, subtitleNow } from './cardTexts.ts';

it('CARD-12 the active subtitle and corner label are used', () => {
  const card = {
    subtitle: 'Sesong 1',
    subtitles: [{ from: 10, to: 20, value: 'I kveld kl. 21.00' }],
    rightBottomLabel: '45 min',
    rbLabels: [{ from: 10, to: 20, value: 'Ny' }],
  };
  expect([5, 15, 20].map((now) => subtitleNow(card, now))).toEqual([
    'Sesong 1',
    'I kveld kl. 21.00',
    'Sesong 1',
  ]);
  expect([5, 15, 20].map((now) => rightBottomLabelNow(card, now))).toEqual(['45 min', 'Ny', '45 min']);
});

it('CARD-13 a text with a missing from or to is ignored', () => {
  expect(subtitleNow({ subtitles: [{ from: 0, value: 'uten slutt' }] }, 5)).toBeUndefined();
  expect(rightBottomLabelNow({ rbLabels: [{ to: 9, value: 'uten start' }] }, 5)).toBeUndefined();
});

it('a blank text is ignored', () => {
  const blank = [{ from: 0, to: 10, value: ' ' }];
  expect(subtitleNow({ subtitle: 'Sesong 1', subtitles: blank }, 5)).toBe('Sesong 1');
  expect(subtitleNow({ subtitle: '' }, 5)).toBeUndefined();
  expect(rightBottomLabelNow({ rightBottomLabel: '6 episoder', rbLabels: blank }, 5)).toBe('6 episoder');
  expect(rightBottomLabelNow({ rightBottomLabel: '' }, 5)).toBeUndefined();
});
