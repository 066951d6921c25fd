import type { Wire } from '../parse/fitsContract.ts';

export const productsFixture: Wire['Product'][] = [
  {
    id: 'mye',
    name: 'Mye',
    price: 449,
    baseProduct: true,
    enrichmentKey: 'mye',
    allowInTrial: true,
    relations: [
      { id: 'max-ultimate', relationType: 'Combinable' },
      { id: 'mest', relationType: 'Uncombinable' },
    ],
    campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }],
  },
  {
    id: 'max-ultimate',
    name: 'Max Ultimate',
    price: 169,
    baseProduct: false,
    allowInTrial: false,
    relations: [{ id: 'mye', relationType: 'Combinable' }],
  },
];

type Sold = readonly [id: string, name: string, price: number, rest?: Partial<Wire['Product']>];

const base = { baseProduct: true, allowInTrial: true };
const lines: readonly Sold[] = [
  ['mest', 'Mest', 629, base],
  ['litt', 'Litt', 229, base],
  ['mye', 'Mye', 449, { ...base, campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }] }],
  ['mindre', 'Mindre', 299, base],
  ['sport-premium', 'Sport Premium', 599],
  ['sport-basis', 'Sport Basis', 199],
  ['sportskanaler', 'Sportskanaler', 349],
  ['viaplay-total', 'Viaplay Total', 749],
  ['max-ultimate', 'Max Ultimate', 169],
  ['max-ad-free', 'Max uten reklame', 119, { allowInTrial: true }],
  ['max-sport', 'Max Sport', 249],
  ['tv2-play-no-ads', 'TV 2 Play uten reklame', 129],
  ['tv2-play-favoritt', 'TV 2 Play Favoritt', 89],
  ['tv2-play-favoritt-ads', 'TV 2 Play Favoritt med reklame', 59, { allowInTrial: true }],
  ['mer-underholdning', 'Mer Underholdning', 99, { allowInTrial: true }],
];

/** At most one product of each group can be selected. */
const groups: readonly (readonly string[])[] = [
  ['litt', 'mindre', 'mye', 'mest'],
  ['sport-basis', 'sport-premium', 'sportskanaler', 'viaplay-total'],
  ['max-ad-free', 'max-ultimate', 'max-sport'],
  ['tv2-play-no-ads', 'tv2-play-favoritt', 'tv2-play-favoritt-ads'],
];

const included: Readonly<Record<string, readonly string[]>> = {
  mye: ['tv2-play-favoritt-ads'],
  mest: ['tv2-play-favoritt-ads', 'max-ad-free'],
};

function relationType(one: string, other: string): 'Included' | 'Uncombinable' | 'Combinable' {
  if (included[one]?.includes(other) || included[other]?.includes(one)) return 'Included';
  return groups.some((group) => group.includes(one) && group.includes(other)) ? 'Uncombinable' : 'Combinable';
}

/** A complete shop: four base products and all add-ons, with the relation of each to all others. */
export const shopFixture: Wire['Product'][] = lines.map(([id, name, price, rest]) => ({
  id,
  name,
  price,
  baseProduct: false,
  enrichmentKey: id.toUpperCase().replaceAll('-', '_'),
  allowInTrial: false,
  relations: lines
    .filter(([other]) => other !== id)
    .map(([other]) => ({ id: other, relationType: relationType(id, other) })),
  ...rest,
}));

const CHANNELS = [
  'retro',
  'kveld',
  'nordlys',
  'arena-1',
  'kanal-fjell',
  'sirkus',
  'kino-nord',
  'villmark',
  'oppdag',
];

/** Returns the packages of that shop, unordered, for a brand with this product prefix. */
export function shopSettingsFixture(product: string): Wire['Settings'] {
  const pack = (id: string, name: string, price: number, channels: number, offersTrialPeriod: boolean) => ({
    id: `pakke-${id}`,
    name: `${product}_${name}`,
    price,
    packageType: 'primary' as const,
    offersTrialPeriod,
    channels: CHANNELS.slice(0, channels).map((channel) => ({
      id: channel,
      name: channel,
      displayName: channel.charAt(0).toUpperCase() + channel.slice(1).replaceAll('-', ' '),
      logo: `https://media.test/images/logo-${channel}`,
    })),
  });
  return {
    packages: [
      pack('familie', 'FAMILIE', 629, 9, false),
      pack('mini', 'MINI', 229, 3, true),
      pack('film-og-serier', 'FILM_OG_SERIER', 449, 6, false),
    ],
  };
}
