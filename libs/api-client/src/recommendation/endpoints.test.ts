import { expect, test } from 'vitest';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { recommendProducts } from './endpoints.ts';

const request = { entitlementKeys: ['VIAPLAY'], channelExternalIds: [] };
const ask = async (body: unknown) => {
  const { dispatch, reports } = apiUnderTest(() => json(body));
  return { ...(await dispatch(recommendProducts.initiate(request))), reports };
};

test('REC-05 REC-06 the first combination has the recommended products and their package', async () => {
  const { data } = await ask({
    productCombinations: [
      { productIds: ['mye', 'viaplay-total'], packageId: 'pakke-1', price: 1198 },
      { productIds: ['mest', 'viaplay-total'], packageId: 'pakke-2' },
    ],
  });
  expect(data).toEqual({ products: ['mye', 'viaplay-total'], packageId: 'pakke-1' });
});

test('REC-05 a malformed combination is reported, and the next one is used', async () => {
  const { data, reports } = await ask({
    productCombinations: [{ productIds: [] }, { productIds: 7 }, { productIds: ['mest'] }],
  });
  expect(data).toEqual({ products: ['mest'], packageId: undefined });
  expect(reports).toHaveLength(2);
});

test('an empty list means no recommendation', async () => {
  expect((await ask({ productCombinations: [] })).data).toBeNull();
});
