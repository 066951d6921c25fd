import {
  useGetPackagesQuery,
  useGetProductsQuery,
  withoutNewCustomerOffers,
  type Product,
} from '@tv/api-client';
import { useIsNewCustomer } from '@tv/auth';
import { useBrand, useConfig } from '@tv/config';

/** Returns the products on sale; campaigns and trials are for new customers. */
export function useAvailableProducts() {
  const { data, error, isFetching, refetch } = useGetProductsQuery({});
  const isNewCustomer = useIsNewCustomer();
  const products: readonly Product[] | undefined =
    data && (isNewCustomer ? data : withoutNewCustomerOffers(data));
  return { products, error, isFetching, refetch };
}

/** Returns whether the package of exactly these products has a trial. */
export function useHasTrialOffer(ids: readonly string[]): boolean {
  const { packages } = useConfig().products;
  const { productPrefix } = useBrand();
  const { data } = useGetPackagesQuery();
  const [key] =
    Object.entries(packages).find(
      ([, products]) => products.length === ids.length && products.every((id) => ids.includes(id)),
    ) ?? [];
  return data?.find(({ name }) => name === `${productPrefix}_${key}`)?.offersTrialPeriod === true;
}
