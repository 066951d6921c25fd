import { api } from '../base/api.ts';
import { entitlementTags } from '../base/tagTypes.ts';

/** Thunk that invalidates everything that depends on entitlements or the payment method. */
export const invalidateEntitlements = () => api.util.invalidateTags(['Customer', ...entitlementTags]);
