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
