import { expect, it } from 'vitest';
import { seoDescription, seoTitle } from './seo.ts';

const texts = { seoDescription: 'Alt på ett sted.', tagline: 'Alt du vil se' };
const uses = { texts, switches: { pageDescriptionAsSeoDescription: true }, displayName: 'Glimt' };
const usesNot = { ...uses, switches: { pageDescriptionAsSeoDescription: false } };
const page = { title: 'Filmer', description: 'Nye filmer hver uke.' };

it('PAGE-52 the description comes first from the seo metadata, in both brands', () => {
  const told = { ...page, seoMetadata: { description: 'Se film på nett.' } };
  expect(seoDescription(told, uses)).toBe('Se film på nett.');
  expect(seoDescription(told, usesNot)).toBe('Se film på nett.');
});

it('PAGE-53 without it, the page’s own description is used for the brand that says so only', () => {
  expect(seoDescription(page, uses)).toBe('Nye filmer hver uke.');
  expect(seoDescription(page, usesNot)).toBe('Alt på ett sted.');
});

it('PAGE-54 where there is neither, it is the generic text', () => {
  expect(seoDescription({ title: 'Filmer' }, uses)).toBe('Alt på ett sted.');
  expect(seoDescription({ title: 'Filmer', description: '  ', seoMetadata: { description: '' } }, uses)).toBe(
    'Alt på ett sted.',
  );
});

it('PAGE-49 the title names the page and the brand, on the front page the brand and what it is', () => {
  expect(seoTitle(page, uses, false)).toBe('Filmer – Glimt');
  expect(seoTitle({ ...page, seoMetadata: { title: 'Alle filmer' } }, uses, false)).toBe(
    'Alle filmer – Glimt',
  );
  expect(seoTitle(page, uses, true)).toBe('Glimt – Alt du vil se');
  expect(seoTitle({ ...page, seoMetadata: { title: 'Glimt TV' } }, uses, true)).toBe('Glimt TV');
});
