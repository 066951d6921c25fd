import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseProducts } from './schema.ts';

const KEEP_S = 15 * 60;

export interface ProductsRequest {
  /** Only the products of this package (PKG-15). */
  readonly packageName?: string | undefined;
}

const productsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getProducts: build.query({
      ...queryWithSchema(parseProducts, ({ packageName }: ProductsRequest) => ({
        service: 'gateway',
        path: '/products',
        query: { packageName },
      })),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Products'],
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;
export const { getProducts } = productsApi.endpoints;
