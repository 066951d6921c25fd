import { expect, it } from 'vitest';
import { suggestions } from './suggestions.ts';

const last = ['isfjell', 'fyret', 'Is'];
const titles = ['Isfront', 'Under isen', 'Vinteris', 'ISFJELL', ' Sommer ', 'Issørpe'];

const suggestedTexts = (text: string) =>
  suggestions(text, { last, titles }).map((one) => `${one.kind}: ${one.text}`);

it('an empty text yields all recent searches and no titles', () => {
  expect(suggestedTexts(' ')).toEqual(['last: isfjell', 'last: fyret', 'last: Is']);
});

it('matching recent searches come before titles, without duplicates', () => {
  expect(suggestedTexts('IS')).toEqual([
    'last: isfjell',
    'title: Isfront',
    'title: Under isen',
    'title: Issørpe',
  ]);
});

it('accents and surrounding spaces are ignored', () => {
  expect(suggestedTexts('issö')).toEqual([]);
  expect(suggestions('creme', { last: [], titles: ['Crème brûlée'] })).toHaveLength(1);
  expect(suggestedTexts('som')).toEqual(['title: Sommer']);
});

it('there are at most six suggestions', () => {
  const many = Array.from({ length: 9 }, (_, index) => `is ${index}`);
  expect(suggestions('is', { last: many, titles })).toHaveLength(6);
});
