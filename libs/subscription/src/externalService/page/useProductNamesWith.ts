import { useGetProductsQuery } from '@tv/api-client';
import { useConfig } from '@tv/config';
import { productsIncluding, type StreamingService } from '../streamingService.ts';

/** Names of the products that include a service: `Mye eller Mest`. */
export function useProductNamesWith(service: StreamingService): string | undefined {
  const { ids } = useConfig().products;
  const { data = [] } = useGetProductsQuery({});
  const wanted = new Set<string>(productsIncluding(service).map((key) => ids[key]));
  const names = data.filter(({ id }) => wanted.has(id)).map(({ name }) => name);
  return names.length === 0 ? undefined : new Intl.ListFormat('nb', { type: 'disjunction' }).format(names);
}
