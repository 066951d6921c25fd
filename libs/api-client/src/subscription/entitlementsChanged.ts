import { api } from '../base/api.ts';

/**
 * Thunk that invalidates everything that depends on entitlements or the payment method. Public offers stay
 * cached.
 */
export const entitlementsChanged = () =>
  api.util.invalidateTags([
    'Customer',
    'Subscription',
    'Payment',
    'Pages',
    'Swimlane',
    'Title',
    'CoverPage',
    'Guide',
    'Search',
    'InAppMessages',
  ]);
