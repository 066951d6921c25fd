import type { Product } from '@tv/api-client';

/** Creates a product with defaults. */
export function makeProduct(id: string, price: number, rest: Partial<Product> = {}): Product {
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

export function makeRelations(
  relationType: Product['relations'][number]['relationType'],
  ...ids: readonly string[]
): Product['relations'] {
  return ids.map((id) => ({ id, relationType }));
}

const bases = ['litt', 'mye', 'mest'] as const;
const notCombinableWith = (base: (typeof bases)[number]) =>
  makeRelations('Uncombinable', ...bases.filter((other) => other !== base));

/**
 * Test catalogue: three bases; two Max editions, one included in Mest; two sports packages that exclude each
 * other. Each pair states its relation in one direction only, as servers may.
 */
export const productCatalog: readonly Product[] = [
  makeProduct('mest', 629, {
    baseProduct: true,
    allowInTrial: true,
    relations: [
      ...notCombinableWith('mest'),
      ...makeRelations('Included', 'maxLite'),
      ...makeRelations('Combinable', 'maxUltimate', 'sport', 'vinter'),
    ],
  }),
  makeProduct('litt', 229, {
    baseProduct: true,
    allowInTrial: true,
    relations: [
      ...notCombinableWith('litt'),
      ...makeRelations('Combinable', 'maxLite', 'maxUltimate', 'sport', 'vinter'),
    ],
  }),
  makeProduct('mye', 449, {
    baseProduct: true,
    allowInTrial: true,
    campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }],
    relations: [
      ...notCombinableWith('mye'),
      ...makeRelations('Combinable', 'maxLite', 'maxUltimate', 'sport', 'vinter'),
    ],
  }),
  makeProduct('maxLite', 119, {
    allowInTrial: true,
    relations: [
      ...makeRelations('Uncombinable', 'maxUltimate'),
      ...makeRelations('Combinable', 'sport', 'vinter'),
    ],
  }),
  makeProduct('maxUltimate', 169, { relations: makeRelations('Combinable', 'sport', 'vinter') }),
  makeProduct('sport', 199, { relations: makeRelations('Uncombinable', 'vinter') }),
  makeProduct('vinter', 349),
];

/** Returns catalogue products by id. */
export function catalogProducts(...ids: readonly string[]): readonly Product[] {
  return ids.flatMap((id) => productCatalog.find((product) => product.id === id) ?? []);
}
