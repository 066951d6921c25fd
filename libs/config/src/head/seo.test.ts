import { expect, it } from 'vitest';
import { documentTitle, seoDescription, seoTitle } from './seo.ts';

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
  expect(seoDescription({}, uses)).toBe('Alt på ett sted.');
  expect(seoDescription({ description: '  ', seoMetadata: { description: '' } }, uses)).toBe(
    'Alt på ett sted.',
  );
});

it('PAGE-49 a page is called what its seo metadata says, else what it is called on itself', () => {
  expect(seoTitle(page)).toBe('Filmer');
  expect(seoTitle({ ...page, seoMetadata: { title: 'Alle filmer' } })).toBe('Alle filmer');
  expect(seoTitle({ ...page, seoMetadata: { title: ' ' } })).toBe('Filmer');
});

it.each([
  ['Filmer', 'Filmer – Glimt'],
  ['Glimt TV', 'Glimt TV'],
  ['Alt hos glimt!', 'Alt hos glimt!'],
  ['Glimtet', 'Glimtet – Glimt'],
  ['', 'Glimt – Alt du vil se'],
  [undefined, 'Glimt – Alt du vil se'],
])('PAGE-49 the document of %j is titled %j: the brand is named once', (title, document) => {
  expect(documentTitle(title, uses)).toBe(document);
});
