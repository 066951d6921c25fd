import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { parseAccount, type Consents } from './schema.ts';

export interface EmailChange {
  /** As typed: the server validates it (ACCT-13). */
  readonly email: string;
  readonly password: string;
}

export interface PhoneNumberChange {
  /** Normalised if it is a Norwegian number, otherwise as typed. */
  readonly phoneNumber: string;
  readonly password: string;
}

const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAccount: build.query({
      ...queryWithSchema(parseAccount, customerRequest('/customer/account')),
      providesTags: ['Customer'],
    }),
    /** Saves all consents (ACCT-24) and updates the cached account. */
    saveConsents: build.mutation({
      ...queryWithSchema(parseNothing, (consents: Consents) =>
        customerRequest('/customer/consents', { method: 'POST', body: { consents } }),
      ),
      async onQueryStarted(consents, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          return; // The caller handles the error.
        }
        dispatch(
          accountApi.util.updateQueryData('getAccount', undefined, (account) => {
            account.consents = consents;
          }),
        );
      },
    }),
    changeEmail: build.mutation({
      ...queryWithSchema(parseNothing, (body: EmailChange) =>
        customerRequest('/customer/email', { method: 'PUT', body, checksPassword: true }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Customer']),
    }),
    changePhoneNumber: build.mutation({
      ...queryWithSchema(parseNothing, (body: PhoneNumberChange) =>
        customerRequest('/customer/phoneNumber', { method: 'PUT', body, checksPassword: true }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Customer']),
    }),
  }),
});

export const { useGetAccountQuery } = accountApi;
export const { getAccount, saveConsents, changeEmail, changePhoneNumber } = accountApi.endpoints;
