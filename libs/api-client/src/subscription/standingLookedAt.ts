import { api } from '../base/api.ts';

/** Somebody looks again at how he stands as a customer: what is shown of that may be old, and is asked for anew. */
export const standingLookedAt = () =>
  api.util.invalidateTags(['Customer', 'Subscription', 'Payment', 'ActiveVoucher']);
