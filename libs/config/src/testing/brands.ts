import type { Brand } from '../brand/brand.ts';

/** Dark brand; uses a page's description as SEO description. */
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

/** Light brand, with the opposite switches. */
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

/** By folder. */
export const brands: Readonly<Record<string, Brand>> = { 'brand-a': glimt, 'brand-b': fjordvisning };
