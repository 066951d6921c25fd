import type { Brand } from '../brand/brand.ts';

/** A dark, urban brand; its page description stands in for a missing seo description. */
export const glimt: Brand = {
  id: 'brand-a',
  displayName: 'Glimt',
  headerPrefix: 'Glimt',
  productPrefix: 'GLIMT',
  slug: 'glimt',
  texts: { seoDescription: 'Direktesendt TV, film og serier med Glimt.', tagline: 'Alt du vil se. Nå.' },
  switches: { pageDescriptionAsSeoDescription: true },
  contact: { customerService: 'kundeservice@glimt.test', privacy: 'personvern@glimt.test' },
};

/** A light, calm brand, with every switch the other way. */
export const fjordvisning: Brand = {
  id: 'brand-b',
  displayName: 'Fjordvisning',
  headerPrefix: 'Fjordvisning',
  productPrefix: 'FJORD',
  slug: 'fjordvisning',
  texts: { seoDescription: 'TV for hele familien med Fjordvisning.', tagline: 'God tid, gode historier.' },
  switches: { pageDescriptionAsSeoDescription: false },
  contact: {
    customerService: 'kundeservice@fjordvisning.test',
    privacy: 'personvern@fjordvisning.test',
  },
};

/** Both brands, by their folder. */
export const brands: Readonly<Record<string, Brand>> = { 'brand-a': glimt, 'brand-b': fjordvisning };
