import { useGetPackagesQuery, type Product } from '@tv/api-client';
import { useBrand, useConfig } from '@tv/config';

/** Returns the package that matches the products; undefined while loading or without a match. */
export function useMatchingPackage(products: readonly Pick<Product, 'id' | 'baseProduct'>[]) {
  const { packages } = useConfig().products;
  const { productPrefix } = useBrand();
  const { data } = useGetPackagesQuery();
  const key = packageKey(products, packages, productPrefix);
  return data?.find(({ name }) => name === key);
}

/**
 * Returns the key of the largest package of chosen products; undefined if none has the base.
 * @param packages product ids by package name without brand prefix
 * @throws without a base product (PKG-23)
 */
export function packageKey(
  products: readonly Pick<Product, 'id' | 'baseProduct'>[],
  packages: Readonly<Record<string, readonly string[]>>,
  product: string,
): string | undefined {
  const base = products.find(({ baseProduct }) => baseProduct);
  if (base === undefined) throw new Error('A package key needs a base product');
  const chosen = new Set(products.map(({ id }) => id));
  const [name] =
    Object.entries(packages)
      .filter(([, ids]) => ids.includes(base.id) && ids.every((id) => chosen.has(id)))
      .sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return name === undefined ? undefined : `${product}_${name}`;
}
