import type { Product } from '@tv/api-client';

/** Which products each package is made of, by the package's name without the brand's prefix: `RuntimeConfig.products.packages`. */
export type PackageProducts = Readonly<Record<string, readonly string[]>>;

/** A choice without a base product belongs to no package. */
export class MissingBaseError extends Error {
  override readonly name = 'MissingBaseError';

  constructor() {
    super('A package key needs a base product');
  }
}

/**
 * The name of the package that chosen products make: of those whose products are all chosen, and the base among them, the one
 * that says most.
 *
 * @returns undefined where no package has that base
 * @throws MissingBaseError where no base product is chosen (PKG-23)
 */
export function packageKey(
  products: readonly Pick<Product, 'id' | 'baseProduct'>[],
  packages: PackageProducts,
  product: string,
): string | undefined {
  const base = products.find(({ baseProduct }) => baseProduct);
  if (base === undefined) throw new MissingBaseError();
  const chosen = new Set(products.map(({ id }) => id));
  const [name] =
    Object.entries(packages)
      .filter(([, ids]) => ids.includes(base.id) && ids.every((id) => chosen.has(id)))
      .sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return name === undefined ? undefined : `${product}_${name}`;
}
