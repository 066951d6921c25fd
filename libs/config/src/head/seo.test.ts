import { expect, it } from 'vitest';
import { documentTitle, seoDescription, seoTitle } from './seo.ts';

const texts = { seoDescription: 'Alt på ett sted.', tagline: 'Alt du vil se' };
const uses = { texts, switches: { pageDescriptionAsSeoDescription: true }, displayName: 'Glimt' };
const usesNot = { ...uses, switches: { pageDescriptionAsSeoDescription: false } };
const page = { title: 'Filmer', description: 'Nye filmer hver uke.' };

it('PAGE-52 the description comes from the SEO metadata first, in both brands', () => {
  const source = { ...page, seoMetadata: { description: 'Se film på nett.' } };
  expect(seoDescription(source, uses)).toBe('Se film på nett.');
  expect(seoDescription(source, usesNot)).toBe('Se film på nett.');
});

it('PAGE-53 the description of the page is the fallback only for a brand that allows it', () => {
  expect(seoDescription(page, uses)).toBe('Nye filmer hver uke.');
  expect(seoDescription(page, usesNot)).toBe('Alt på ett sted.');
});

it('PAGE-54 the description of the brand is the last fallback', () => {
  expect(seoDescription({}, uses)).toBe('Alt på ett sted.');
  expect(seoDescription({ description: '  ', seoMetadata: { description: '' } }, uses)).toBe(
    'Alt på ett sted.',
  );
});

it('PAGE-49 the title comes from the SEO metadata, else from the page', () => {
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
])('PAGE-49 page title %j gives document title %j, with the brand once', (title, document) => {
  expect(documentTitle(title, uses)).toBe(document);
});
