import type { Account, Accounts } from '../state/accounts.ts';

/** The claims that the product reads, in the id token and in the access token alike. */
export type Claims = {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly cid: string;
  readonly channel_entitlements: readonly string[];
  /** Missing for someone who is no customer. */
  readonly customer_number?: string;
};

/** What the tokens say of an account: entitlements are what the bought products open. */
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
