import type { Product } from '@tv/api-client';

/** A product with defaults. */
export function sold(id: string, price: number, rest: Partial<Product> = {}): Product {
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    price,
    baseProduct: false,
    enrichmentKey: undefined,
    allowInTrial: false,
    relations: [],
    campaignDiscounts: [],
    ...rest,
  };
}

export function related(
  relationType: Product['relations'][number]['relationType'],
  ...ids: readonly string[]
): Product['relations'] {
  return ids.map((id) => ({ id, relationType }));
}

const bases = ['litt', 'mye', 'mest'] as const;
const notWith = (base: (typeof bases)[number]) =>
  related('Uncombinable', ...bases.filter((other) => other !== base));

/**
 * Test catalogue: three bases; two Max editions, one included in Mest; two sports packages that exclude each
 * other. Each pair states its relation in one direction only, as servers may.
 */
export const shelf: readonly Product[] = [
  sold('mest', 629, {
    baseProduct: true,
    allowInTrial: true,
    relations: [
      ...notWith('mest'),
      ...related('Included', 'maxLite'),
      ...related('Combinable', 'maxUltimate', 'sport', 'vinter'),
    ],
  }),
  sold('litt', 229, {
    baseProduct: true,
    allowInTrial: true,
    relations: [...notWith('litt'), ...related('Combinable', 'maxLite', 'maxUltimate', 'sport', 'vinter')],
  }),
  sold('mye', 449, {
    baseProduct: true,
    allowInTrial: true,
    campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }],
    relations: [...notWith('mye'), ...related('Combinable', 'maxLite', 'maxUltimate', 'sport', 'vinter')],
  }),
  sold('maxLite', 119, {
    allowInTrial: true,
    relations: [...related('Uncombinable', 'maxUltimate'), ...related('Combinable', 'sport', 'vinter')],
  }),
  sold('maxUltimate', 169, { relations: related('Combinable', 'sport', 'vinter') }),
  sold('sport', 199, { relations: related('Uncombinable', 'vinter') }),
  sold('vinter', 349),
];

/** Catalogue products by id. */
export function of(...ids: readonly string[]): readonly Product[] {
  return ids.flatMap((id) => shelf.find((product) => product.id === id) ?? []);
}
