import { expect, it } from 'vitest';
import { findServiceCard } from './useFrontPageSwimlane.ts';

const cards = [{ title: 'TV 2 Play Sport' }, { title: 'TV 2 Play' }, { title: 'Viaplay Film & Serier' }];

it.each([
  ['TV 2 Play', 'TV 2 Play'],
  ['tv2 play', 'TV 2 Play'],
  ['Viaplay', 'Viaplay Film & Serier'],
  ['Max', undefined],
  ['!', undefined],
])('finds the card of the service %s by its exact name, else by the start of a name', (name, title) => {
  expect(findServiceCard(cards, name)?.title).toBe(title);
});
