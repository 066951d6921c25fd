import { useGetPackagesQuery, useGetProductsQuery, type Product } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { joinNames } from '../choice/rules/choice.ts';
import { packageTitle } from '../package/packageName.ts';
import type { SubscribedPackage } from '../status/subscriptionState.ts';

const NONE: readonly Product[] = [];

/** Returns the products of a subscription, or of its package (PKG-15). The title is undefined while loading. */
export function useOwnedProducts({ id, selectedProductIds }: SubscribedPackage) {
  const { productPrefix } = useBrand();
  const isNamed = selectedProductIds.length > 0;
  const all = useGetProductsQuery({}, { skip: !isNamed });
  const packages = useGetPackagesQuery();
  const packageName = packages.data?.find((one) => one.id === id)?.name;
  const ofPackage = useGetProductsQuery({ packageName }, { skip: isNamed || packageName === undefined });
  const products = isNamed
    ? selectedProductIds.flatMap((one) => all.data?.find((product) => product.id === one) ?? [])
    : (ofPackage.data ?? NONE);
  if (products.length > 0) return { products, title: joinNames(products.map(({ name }) => name)) };
  const isPending = isNamed
    ? all.data === undefined && !all.isError
    : (packages.data === undefined && !packages.isError) ||
      (packageName !== undefined && ofPackage.data === undefined && !ofPackage.isError);
  if (isPending) return { products, title: undefined };
  return {
    products,
    title: packageName === undefined ? 'Abonnement' : packageTitle(packageName, productPrefix),
  };
}
