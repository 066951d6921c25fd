import { expect, test } from 'vitest';
import { productsFixture } from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getProducts } from './endpoints.ts';

test('PKG-14 PKG-15 products are fetched for all packages or for one', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(productsFixture));
  await dispatch(getProducts.initiate({}));
  await dispatch(getProducts.initiate({ packageName: 'NORDTV_FAMILIE' }));
  expect(calls.map(({ url }) => url)).toEqual([
    'https://gateway.dev.test/products',
    'https://gateway.dev.test/products?packageName=NORDTV_FAMILIE',
  ]);
});

test('PKG-08 PKG-09 PKG-10 a product has its fields, relations and campaign discounts', async () => {
  const { dispatch } = apiUnderTest(() => json(productsFixture));
  const { data } = await dispatch(getProducts.initiate({}));
  expect(data?.[0]).toEqual({
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
  });
  expect(data?.[1]?.campaignDiscounts).toEqual([]);
});

test.each(['Combinable', 'Uncombinable', 'Included'] as const)(
  'PKG-09 a product may be %s with another; an unknown relation is dropped and reported',
  async (relationType) => {
    const relations = [
      { id: 'max-ultimate', relationType },
      { id: 'mest', relationType: 'Married' },
    ];
    const { dispatch, reports } = apiUnderTest(() => json([{ ...productsFixture[0], relations }]));
    const { data } = await dispatch(getProducts.initiate({}));
    expect(data?.[0]?.relations).toEqual([{ id: 'max-ultimate', relationType }]);
    expect(reports).toHaveLength(1);
  },
);

test.each([-1, 1e308])('a product with the price %d is dropped, and its siblings are kept', async (price) => {
  const { dispatch, reports } = apiUnderTest(() =>
    json([{ ...productsFixture[0], price }, productsFixture[1]]),
  );
  const { data } = await dispatch(getProducts.initiate({}));
  expect(data).toEqual([expect.objectContaining({ id: productsFixture[1]?.id })]);
  expect(reports).toHaveLength(1);
});
