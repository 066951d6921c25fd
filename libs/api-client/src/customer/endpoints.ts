import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseUserInfo, type UserInfo } from './schema.ts';

export const customerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCustomer: build.query<UserInfo, void>({
      ...queryWithSchema(() => ({ service: 'gateway', path: '/customer', needsToken: true }), parseUserInfo),
      providesTags: ['Customer'],
    }),
  }),
});

export const { useGetCustomerQuery } = customerApi;
export const { getCustomer } = customerApi.endpoints;

/** Marks Max as completed in the cached customer (SOCK-13), without a request. */
export const completeMax = () =>
  customerApi.util.updateQueryData('getCustomer', undefined, ({ externalServicesStatus }) => {
    if (externalServicesStatus?.max) externalServicesStatus.max.statusCode = 'Completed';
  });
