import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseUserInfo, type UserInfo } from './schema.ts';

export const customerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCustomer: build.query<UserInfo, void>({
      ...reads(() => ({ service: 'gateway', path: '/customer', needsToken: true }), parseUserInfo),
      providesTags: ['Customer'],
    }),
  }),
});

export const { useGetCustomerQuery } = customerApi;
export const { getCustomer } = customerApi.endpoints;
