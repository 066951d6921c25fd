import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { customerApi } from '../customer/endpoints.ts';
import { parseNothing } from '../parse/parserOf.ts';
import {
  parseExternalServiceStatus,
  parseOtherServices,
  parseTv2Provisioning,
  parseTv2User,
  parseUrlAnswer,
} from './schema.ts';

/** Services with a status that is fetched from the partner (EXT-11). */
export type PartnerService = 'viaplay' | 'tv2play' | 'max';

const contentProviderApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Fetches the customer's status at a partner and writes it into the cached customer (`getCustomer`). */
    getExternalServiceStatus: build.query({
      ...queryWithSchema(parseExternalServiceStatus, (service: PartnerService) =>
        customerRequest(`/contentprovider/${service}`, { acceptedStatuses: [404] }),
      ),
      keepUnusedDataFor: 0,
      // A failed status is refetched together with the customer.
      providesTags: (_status, error) => (error ? ['Customer'] : []),
      async onQueryStarted(service, { dispatch, queryFulfilled }) {
        const requestStatus = await queryFulfilled.catch(() => undefined);
        if (requestStatus === undefined) return;
        dispatch(
          customerApi.util.updateQueryData('getCustomer', undefined, (customer) => {
            const unknown = { viaplay: undefined, tv2play: undefined, max: undefined, nrk: undefined };
            customer.externalServicesStatus = {
              ...(customer.externalServicesStatus ?? unknown),
              [service]: requestStatus.data,
            };
          }),
        );
      },
    }),
    /** Ids of unknown services in the subscription. A separate query, because only one page needs them. */
    getOtherServices: build.query({
      ...queryWithSchema(parseOtherServices, customerRequest('/customer')),
      providesTags: ['Customer'],
    }),
    /** @param redirectUrl  where TV 2 redirects back to */
    getTv2ProvisioningUrl: build.mutation({
      ...queryWithSchema(parseTv2Provisioning, (redirectUrl: string) =>
        customerRequest('/contentprovider/tv2play/continueProvisioningUrl', {
          query: { redirectUrl },
          acceptedStatuses: [404, 409],
        }),
      ),
    }),
    continueTv2Provisioning: build.mutation(
      queryWithSchema(
        parseNothing,
        customerRequest('/contentprovider/tv2play/continueProvisioning', { method: 'PUT' }),
      ),
    ),
    getTv2User: build.query({
      ...queryWithSchema(
        parseTv2User,
        customerRequest('/contentprovider/tv2play/user', { acceptedStatuses: [404] }),
      ),
      providesTags: ['Customer'],
    }),
    /** The URL of Max's activation page; the API keeps the legacy path (EXT-17). */
    makeMaxActivationUrl: build.mutation({
      ...queryWithSchema(
        parseUrlAnswer,
        customerRequest('/contentprovider/hboMax/activationUrl', { method: 'PUT' }),
      ),
    }),
  }),
});

export const {
  useGetExternalServiceStatusQuery,
  useGetOtherServicesQuery,
  useGetTv2UserQuery,
  useMakeMaxActivationUrlMutation,
} = contentProviderApi;
export const {
  getExternalServiceStatus,
  getOtherServices,
  getTv2ProvisioningUrl,
  continueTv2Provisioning,
  getTv2User,
  makeMaxActivationUrl,
} = contentProviderApi.endpoints;
