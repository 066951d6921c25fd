/** An external provider plays on its own site and may require activation. */
export interface Provider {
  readonly id: string;
  readonly name: string;
  /** Path segment of its page, `/strommetjenester/{slug}`. */
  readonly slug: string;
  readonly isExternal: boolean;
  /** A product's `enrichmentKey`; missing if everyone has access. */
  readonly entitlementKey?: string;
  readonly colours: { readonly ink: string; readonly ground: string };
}

export const providers = {
  arkivet: {
    id: 'arkivet',
    name: 'Arkivet',
    slug: 'arkivet',
    isExternal: false,
    colours: { ink: '#ffffff', ground: '#3a3f5c' },
  },
  nrk: {
    id: 'nrk',
    name: 'NRK TV',
    slug: 'nrk-tv',
    isExternal: false,
    colours: { ink: '#ffffff', ground: '#1b6fd0' },
  },
  tv2play: {
    id: 'tv2play',
    name: 'TV 2 Play',
    slug: 'tv-2-play',
    isExternal: true,
    entitlementKey: 'TV2_PLAY',
    colours: { ink: '#ffffff', ground: '#d4213d' },
  },
  viaplay: {
    id: 'viaplay',
    name: 'Viaplay',
    slug: 'viaplay',
    isExternal: true,
    entitlementKey: 'VIAPLAY',
    colours: { ink: '#ffffff', ground: '#e0336b' },
  },
  max: {
    id: 'max',
    name: 'Max',
    slug: 'max',
    isExternal: true,
    entitlementKey: 'MAX',
    colours: { ink: '#ffffff', ground: '#0a34e0' },
  },
  skyShowtime: {
    id: 'skyShowtime',
    name: 'SkyShowtime',
    slug: 'skyshowtime',
    isExternal: false,
    entitlementKey: 'SKYSHOWTIME',
    colours: { ink: '#ffffff', ground: '#5b2bd6' },
  },
  nordiskFilm: {
    id: 'nordiskFilm',
    name: 'Nordisk Film+',
    slug: 'nordisk-film-pluss',
    isExternal: false,
    entitlementKey: 'NORDISK_FILM',
    colours: { ink: '#101010', ground: '#f2b705' },
  },
  vsport: {
    id: 'vsport',
    name: 'V Sport',
    slug: 'v-sport',
    isExternal: false,
    entitlementKey: 'V_SPORT',
    colours: { ink: '#ffffff', ground: '#0f7a55' },
  },
  tv2sport: {
    id: 'tv2sport',
    name: 'TV 2 Sport',
    slug: 'tv-2-sport',
    isExternal: false,
    entitlementKey: 'TV2_SPORT',
    colours: { ink: '#ffffff', ground: '#b3162d' },
  },
  eurosport: {
    id: 'eurosport',
    name: 'Eurosport',
    slug: 'eurosport',
    isExternal: false,
    entitlementKey: 'EUROSPORT',
    colours: { ink: '#ffffff', ground: '#14145a' },
  },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;

export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]];

export function providerOf(id: ProviderId): Provider {
  return providers[id];
}
