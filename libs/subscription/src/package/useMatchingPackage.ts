import { useGetPackagesQuery, type Package, type Product } from '@tv/api-client';
import { useBrand, useConfig } from '@tv/config';
import { packageKey } from './packageKey.ts';

/** The package that matches the products; undefined while loading or without a match. */
export function useMatchingPackage(
  products: readonly Pick<Product, 'id' | 'baseProduct'>[],
): Package | undefined {
  const { packages } = useConfig().products;
  const { productPrefix } = useBrand();
  const { data } = useGetPackagesQuery();
  const key = packageKey(products, packages, productPrefix);
  return data?.find(({ name }) => name === key);
}
