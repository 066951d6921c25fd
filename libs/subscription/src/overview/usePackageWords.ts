import { useGetPackagesQuery, useGetProductsQuery, type UserInfo } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { inWords } from '../choice/choice.ts';
import { packageTitle } from '../package/packageName.ts';

type Subscribed = NonNullable<UserInfo['subscribedPackage']>;

/**
 * What a subscription is called: by its products, as they are sold; where it names none, by those of its package (PKG-15), and
 * else by the package.
 *
 * @returns undefined as long as that is being asked
 */
export function usePackageWords({ id, selectedProductIds }: Subscribed): string | undefined {
  const { productPrefix } = useBrand();
  const isNamed = selectedProductIds.length > 0;
  const all = useGetProductsQuery({}, { skip: !isNamed });
  const packages = useGetPackagesQuery();
  const packageName = packages.data?.find((one) => one.id === id)?.name;
  const ofPackage = useGetProductsQuery({ packageName }, { skip: isNamed || packageName === undefined });
  const names = isNamed
    ? selectedProductIds.flatMap((one) => all.data?.find((product) => product.id === one)?.name ?? [])
    : (ofPackage.data?.map(({ name }) => name) ?? []);
  if (names.length > 0) return inWords(names);
  const isPending = isNamed
    ? all.data === undefined && !all.isError
    : (packages.data === undefined && !packages.isError) ||
      (packageName !== undefined && ofPackage.data === undefined && !ofPackage.isError);
  if (isPending) return undefined;
  return packageName === undefined ? 'Abonnement' : packageTitle(packageName, productPrefix);
}
