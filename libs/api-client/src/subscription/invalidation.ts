import { api } from '../base/api.ts';
import { accountTags, entitlementTags } from '../base/tagTypes.ts';

/** Thunk that invalidates the customer's account data, for example when the page becomes visible again. */
export const invalidateAccount = () => api.util.invalidateTags([...accountTags, 'ActiveVoucher']);

/** Thunk that invalidates everything that depends on entitlements or the payment method. */
export const invalidateEntitlements = () => api.util.invalidateTags(['Customer', ...entitlementTags]);
