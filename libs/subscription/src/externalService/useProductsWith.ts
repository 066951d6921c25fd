import { useGetProductsQuery } from '@tv/api-client';
import { useConfig } from '@tv/config';
import { productsWith, type AnyService } from './anyService.ts';

/** Names of the products that include a service: `Mye eller Mest`. */
export function useProductsWith(service: AnyService): string | undefined {
  const { ids } = useConfig().products;
  const { data = [] } = useGetProductsQuery({});
  const wanted = new Set<string>(productsWith(service).map((key) => ids[key]));
  const names = data.filter(({ id }) => wanted.has(id)).map(({ name }) => name);
  return names.length === 0 ? undefined : new Intl.ListFormat('nb', { type: 'disjunction' }).format(names);
}
