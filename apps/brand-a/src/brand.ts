import type { Brand } from '@tv/config';

export const brand: Brand = {
  id: 'brand-a',
  displayName: 'Glimt',
  headerPrefix: 'Glimt',
  productPrefix: 'GLIMT',
  slug: 'glimt',
  texts: {
    seoDescription:
      'Direktesendt TV, filmer, serier og barne-TV samlet på ett sted. Se når det passer deg med Glimt.',
    tagline: 'Alt du vil se. Nå.',
  },
  switches: { pageDescriptionAsSeoDescription: true },
  contact: { customerService: 'kundeservice@glimt.test', privacy: 'personvern@glimt.test' },
};
