import { api } from '../base/api.ts';

/** Thunk that invalidates the customer's account data, for example when the page becomes visible again. */
export const standingLookedAt = () =>
  api.util.invalidateTags(['Customer', 'Subscription', 'Payment', 'ActiveVoucher']);
