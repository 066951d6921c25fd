import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { accountTags, entitlementTags } from '../base/tagTypes.ts';
import { parseUserInfo, type UserInfo } from './schema.ts';

/**
 * Returns whether the subscription or its payment method differs. RTK Query preserves references of unchanged data.
 */
const hasOtherSubscription = (before: UserInfo, after: UserInfo): boolean =>
  before.subscribedPackage !== after.subscribedPackage ||
  before.pendingDowngradeToPackageId !== after.pendingDowngradeToPackageId ||
  before.billingProvider !== after.billingProvider;

export const customerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getCustomer: build.query({
      ...queryWithSchema(parseUserInfo, customerRequest('/customer')),
      providesTags: ['Customer'],
      // Here, since any poll, tab or page may notice a change.
      async onQueryStarted(_arg, query) {
        const before = query.getCacheEntry().data;
        await query.queryFulfilled.catch(() => undefined);
        const after = query.getCacheEntry().data;
        if (before && after && hasOtherSubscription(before, after))
          query.dispatch(api.util.invalidateTags([...entitlementTags]));
      },
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

/** Thunk that invalidates the customer's account data, for example when the page becomes visible again. */
export const invalidateAccount = () => api.util.invalidateTags([...accountTags, 'ActiveVoucher']);

/** Thunk that invalidates everything that depends on entitlements or the payment method. */
export const invalidateEntitlements = () => api.util.invalidateTags(['Customer', ...entitlementTags]);
