import { useMemo } from 'react';
import { PRODUCT_KEYS, useConfig, type ProductKey } from '@tv/config';

export type KeyOf = (product: { readonly id: string }) => ProductKey | undefined;

/** Returns a lookup from product to configured key (PKG-11). */
export function useProductKeyOf(): KeyOf {
  const { ids } = useConfig().products;
  return useMemo(() => {
    const keys = new Map(PRODUCT_KEYS.map((key) => [ids[key], key]));
    return ({ id }) => keys.get(id);
  }, [ids]);
}
