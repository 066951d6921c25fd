import { useMemo } from 'react';
import { PRODUCT_KEYS, useConfig, type ProductKey } from '@tv/config';

/** By which key the configuration knows a product. */
export type KeyOf = (product: { readonly id: string }) => ProductKey | undefined;

/** Tells the configuration's key of a product (PKG-11); none of one that it does not name. */
export function useProductKeys(): KeyOf {
  const { ids } = useConfig().products;
  return useMemo(() => {
    const keys = new Map(PRODUCT_KEYS.map((key) => [ids[key], key]));
    return ({ id }) => keys.get(id);
  }, [ids]);
}
