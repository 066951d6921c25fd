import type { Brand } from '@tv/config';

export const brand: Brand = {
  id: 'brand-b',
  displayName: 'Fjordvisning',
  headerPrefix: 'Fjordvisning',
  productPrefix: 'FJORDVISNING',
  slug: 'fjordvisning',
  texts: {
    seoDescription:
      'TV-kanaler, filmer, serier og barne-TV for hele familien. God tid foran skjermen med Fjordvisning.',
    tagline: 'God tid foran skjermen.',
  },
  switches: { pageDescriptionAsSeoDescription: false },
  contact: { customerService: 'kundeservice@fjordvisning.test', privacy: 'personvern@fjordvisning.test' },
};
