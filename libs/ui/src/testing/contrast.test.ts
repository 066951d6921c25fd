import { expect, it } from 'vitest';
import { contrastRatio, parseColour } from './contrast.ts';

it('contrastRatio is 21 for black on white and 1 for equal colours, in either order', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastRatio([12, 34, 56], [12, 34, 56])).toBe(1);
});

it('contrastRatio matches the published example of #777777 on white', () => {
  expect(contrastRatio([0x77, 0x77, 0x77], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

it('parseColour reads the notations that themes and browsers use', () => {
  expect(parseColour('#0f8')).toEqual([0, 255, 136]);
  expect(parseColour('#120b1c')).toEqual([18, 11, 28]);
  expect(parseColour('rgb(1, 2, 3)')).toEqual([1, 2, 3]);
  expect(parseColour('teal')).toBeUndefined();
});
