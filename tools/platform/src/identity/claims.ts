import type { Account, Accounts } from '../state/accounts.ts';

/** Claims in both the id token and the access token. */
export type Claims = {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly cid: string;
  readonly channel_entitlements: readonly string[];
  readonly customer_number?: string;
};

/** Claims of an account; entitlements follow its products. */
export function claimsOf(account: Account, accounts: Accounts): Claims {
  const { userId, customerNumber } = account;
  return {
    sub: userId,
    email: account.email,
    name: `${account.firstName} ${account.lastName}`,
    cid: account.cid,
    channel_entitlements: accounts.entitlementsOf(userId),
    ...(customerNumber === undefined ? {} : { customer_number: customerNumber }),
  };
}
