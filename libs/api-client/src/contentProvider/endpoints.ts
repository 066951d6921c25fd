import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';
import { customerApi } from '../customer/endpoints.ts';
import {
  parseExternalServiceStatus,
  parseOtherServices,
  parseTv2Provisioning,
  parseTv2User,
  parseUrlAnswer,
  type ExternalServiceStatus,
  type Tv2Provisioning,
  type Tv2User,
} from './schema.ts';

/** The services whose status a partner is asked for (EXT-11). */
export type AskedService = 'viaplay' | 'tv2play' | 'max';

const contentProviderApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * How the customer stands with a service. What is learned is written into what is known of him (`getCustomer`), which is
     * what pages and counts read.
     */
    getExternalServiceStatus: build.query<ExternalServiceStatus, AskedService>({
      ...reads(
        (service: AskedService) => ({
          service: 'gateway',
          path: `/contentprovider/${service}`,
          acceptedStatuses: [404],
          needsToken: true,
        }),
        parseExternalServiceStatus,
      ),
      keepUnusedDataFor: 0,
      // A failed one is fetched again with what else is known of the customer.
      providesTags: (_status, error) => (error ? ['Customer'] : []),
      async onQueryStarted(service, { dispatch, queryFulfilled }) {
        const asked = await queryFulfilled.catch(() => undefined);
        if (asked === undefined) return;
        dispatch(
          customerApi.util.updateQueryData('getCustomer', undefined, (customer) => {
            const unknown = { viaplay: undefined, tv2play: undefined, max: undefined, nrk: undefined };
            customer.externalServicesStatus = {
              ...(customer.externalServicesStatus ?? unknown),
              [service]: asked.data,
            };
          }),
        );
      },
    }),
    /**
     * Ids of services in the subscription that we do not know. They stand in the answer about the customer; only one page reads
     * them, so that they are no part of what every page does.
     */
    getOtherServices: build.query<readonly string[], void>({
      ...reads(() => ({ service: 'gateway', path: '/customer', needsToken: true }), parseOtherServices),
      providesTags: ['Customer'],
    }),
    /** @param redirectUrl  where TV 2 leads the customer back to */
    getTv2ProvisioningUrl: build.mutation<Tv2Provisioning, string>({
      ...reads(
        (redirectUrl: string) => ({
          service: 'gateway',
          path: '/contentprovider/tv2play/continueProvisioningUrl',
          query: { redirectUrl },
          acceptedStatuses: [404, 409],
          needsToken: true,
        }),
        parseTv2Provisioning,
      ),
    }),
    continueTv2Provisioning: build.mutation<null, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/contentprovider/tv2play/continueProvisioning',
          method: 'PUT',
          needsToken: true,
        }),
        nothing,
      ),
    }),
    getTv2User: build.query<Tv2User | null, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/contentprovider/tv2play/user',
          acceptedStatuses: [404],
          needsToken: true,
        }),
        parseTv2User,
      ),
      providesTags: ['Customer'],
    }),
    /** Where Max is activated; the path keeps its older name (EXT-17). */
    makeMaxActivationUrl: build.mutation<string, void>({
      ...reads(
        () => ({
          service: 'gateway',
          path: '/contentprovider/hboMax/activationUrl',
          method: 'PUT',
          needsToken: true,
        }),
        parseUrlAnswer,
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
