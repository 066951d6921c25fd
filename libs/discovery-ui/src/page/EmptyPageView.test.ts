import { expect, it } from 'vitest';
import { emptyPageTitle } from './EmptyPageView.tsx';

it('PAGE-45 a page with a slug that starts with mitt-innhold has the My list title when empty', () => {
  expect(emptyPageTitle('mitt-innhold')).toBe('Du har ikke lagt til noe i Min liste ennå');
  expect(emptyPageTitle('mitt-innhold-x')).toBe('Du har ikke lagt til noe i Min liste ennå');
});

it('PAGE-46 any other empty page says that nothing was found', () => {
  expect(emptyPageTitle('filmer')).toBe('Fant ikke noe innhold her');
  expect(emptyPageTitle('ditt-mitt-innhold')).toBe('Fant ikke noe innhold her');
});
