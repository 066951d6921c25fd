import type { DatabaseSync } from 'node:sqlite';
import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import { createCardVault } from './cardVault.ts';
import { createCharger } from './charger.ts';
import { createIdempotencyStore } from './idempotencyStore.ts';
import { createLedger } from './ledger.ts';
import { createRenewals } from './renewals.ts';
import { createSubscriptionChanges } from './subscriptionChanges.ts';
import { createVouchers } from './vouchers.ts';
import { createWalletOrders } from './walletOrders.ts';
import { createWalletPayments } from './walletPayments.ts';

export interface MoneyOptions {
  readonly database: DatabaseSync;
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
  /** Entitlements changed, so the user's token is stale. */
  onClaimsChanged(userId: string): void;
}

/** Payments and subscriptions. */
export type Money = ReturnType<typeof createMoney>;

/** Wires the parts of billing. */
export function createMoney(options: MoneyOptions) {
  const { database, clock } = options;
  const ledger = createLedger(database);
  const vouchers = createVouchers(database);
  const vault = createCardVault(database);
  const charger = createCharger({ ledger, clock, accounts: options.accounts });
  const changes = createSubscriptionChanges({ ...options, charger, vouchers });
  const wallet = createWalletPayments({ ...options, orders: createWalletOrders(database), charger, changes });
  const renewals = createRenewals({ ...options, charger, changes });
  return {
    ledger,
    vouchers,
    vault,
    charger,
    changes,
    wallet,
    ...createIdempotencyStore(database),
    /** Renewals, endings and wallet timeouts. */
    processDue: (): void => {
      renewals.run();
      wallet.expirePending();
    },
  };
}
