import { useMemo } from 'react';
import { PRODUCT_KEYS, useConfig, type ProductKey } from '@tv/config';

export type KeyOf = (product: { readonly id: string }) => ProductKey | undefined;

/** Returns a function that looks up the configured key of a product (PKG-11); undefined if it has none. */
export function useProductKeys(): KeyOf {
  const { ids } = useConfig().products;
  return useMemo(() => {
    const keys = new Map(PRODUCT_KEYS.map((key) => [ids[key], key]));
    return ({ id }) => keys.get(id);
  }, [ids]);
}
