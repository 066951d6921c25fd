import { useMemo } from 'react';
import type { Product } from '@tv/api-client';
import { PRODUCT_KEYS, useConfig, type ProductKey } from '@tv/config';
import { productTexts, type ProductTexts } from '../rules/productTexts.ts';

type Identified = Pick<Product, 'id'>;

/** Returns a lookup from product to configured key (PKG-11). */
export function useProductKeyOf(): (product: Identified) => ProductKey | undefined {
  const { ids } = useConfig().products;
  return useMemo(() => {
    const keys = new Map(PRODUCT_KEYS.map((key) => [ids[key], key]));
    return ({ id }) => keys.get(id);
  }, [ids]);
}

/** Returns a lookup from product to its texts. */
export function useProductTexts(): (product: Identified) => ProductTexts | undefined {
  const keyOf = useProductKeyOf();
  return (product) => productTexts(keyOf(product));
}
