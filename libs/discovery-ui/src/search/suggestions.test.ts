import { expect, it } from 'vitest';
import { suggestions } from './suggestions.ts';

const last = ['isfjell', 'fyret', 'Is'];
const titles = ['Isfront', 'Under isen', 'Vinteris', 'ISFJELL', ' Sommer ', 'Issørpe'];

const offered = (text: string) =>
  suggestions(text, { last, titles }).map((one) => `${one.kind}: ${one.text}`);

it('where nothing is typed, all searches of before are offered, and no titles', () => {
  expect(offered(' ')).toEqual(['last: isfjell', 'last: fyret', 'last: Is']);
});

it('of what begins as it is typed, searches of before come first, and nothing twice', () => {
  expect(offered('IS')).toEqual(['last: isfjell', 'title: Isfront', 'title: Under isen', 'title: Issørpe']);
});

it('accents need not be typed, and blanks around a title are none of it', () => {
  expect(offered('issö')).toEqual([]);
  expect(suggestions('creme', { last: [], titles: ['Crème brûlée'] })).toHaveLength(1);
  expect(offered('som')).toEqual(['title: Sommer']);
});

it('a line has room for six', () => {
  const many = Array.from({ length: 9 }, (_, index) => `is ${index}`);
  expect(suggestions('is', { last: many, titles })).toHaveLength(6);
});
