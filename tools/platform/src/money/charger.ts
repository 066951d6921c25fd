import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import type { PaymentMethod } from '../state/subscriptions.ts';
import { emptyWalletNumber } from '../wallet/walletPeople.ts';
import type { Charge, Ledger } from './ledger.ts';
import { Refusal } from './refusal.ts';
import { cardOf } from './testCards.ts';

export interface ChargeFault {
  /** All customers if undefined. */
  readonly email?: string | undefined;
  readonly code: string;
  readonly times: number;
}

export interface Bill {
  readonly userId: string;
  readonly key: string;
  /** NOK; 0 charges nothing. */
  readonly amount: number;
  readonly productIds: readonly string[];
  readonly method: PaymentMethod;
  /** Platform time; renewals use their due date. */
  readonly at?: number;
}

const preChargeCodes = ['CARD_NOT_NORWEGIAN', 'PP_ACCOUNT_NOT_NORWEGIAN', 'CARD_ALREADY_REGISTERED'];

const statusOf = (code: string): number => {
  if (code === 'CARD_ALREADY_REGISTERED' || code === 'SUBSCRIPTION_FAILED') return 409;
  return code === 'COULD_NOT_CHARGE_CARD' || code === 'PAYMENT_FAILED' ? 402 : 400;
};

export interface Charger {
  /** @throws a refusal if the method is not accepted */
  checkMethod(method: PaymentMethod, userId: string): void;
  /** @throws a refusal, which the ledger records as a failed charge */
  charge(bill: Bill): Promise<Charge | undefined>;
  /** Skips the simulated bank delay; for renewals. */
  chargeWithoutDelay(bill: Bill): Charge | undefined;
  failNext(fault: ChargeFault): void;
  faults(): readonly ChargeFault[];
  clearFaults(): void;
}

/** Charges test cards and wallets, and records every attempt. */
export function createCharger({
  ledger,
  clock,
  accounts,
}: {
  readonly ledger: Ledger;
  readonly clock: PlatformClock;
  readonly accounts: Accounts;
}): Charger {
  let activeFaults: readonly ChargeFault[] = [];

  function takeInjectedRefusal(userId: string, isEarly: boolean): Refusal | undefined {
    const { email } = accounts.byId(userId) ?? {};
    const hit = activeFaults.find(
      (fault) =>
        preChargeCodes.includes(fault.code) === isEarly &&
        (fault.email === undefined || fault.email === email),
    );
    if (!hit) return undefined;
    activeFaults = activeFaults.flatMap((fault) => {
      if (fault !== hit) return [fault];
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    });
    return new Refusal(statusOf(hit.code), hit.code, 'Avvist fra konsollen');
  }

  function refusalOf({ userId, method }: Bill): Refusal | undefined {
    const injected = takeInjectedRefusal(userId, false);
    if (injected) return injected;
    if (method.type === 'Vipps' && method.phoneNumber === emptyWalletNumber) {
      return new Refusal(402, 'PAYMENT_FAILED', 'Det er ikke dekning');
    }
    const refusal = method.type === 'Card' ? cardOf(method.number).refusal : undefined;
    return refusal && new Refusal(refusal.status, refusal.code, 'Kortet ble avvist');
  }

  function chargeWithoutDelay(bill: Bill): Charge | undefined {
    if (bill.amount === 0) return undefined;
    const refusal = refusalOf(bill);
    const { userId, key, amount, productIds, method, at = clock.now() } = bill;
    const status = refusal ? 'Failed' : 'Settled';
    const charge = ledger.add({ userId, key, amount, productIds, provider: method.type, at, status });
    if (refusal) throw refusal;
    return charge;
  }

  return {
    checkMethod: (method, userId) => {
      const injected = takeInjectedRefusal(userId, true);
      if (injected) throw injected;
      const refusal = method.type === 'Card' ? cardOf(method.number).refusal : undefined;
      if (refusal?.when === 'taken') throw new Refusal(refusal.status, refusal.code, 'Kortet godtas ikke');
    },
    charge: async (bill) => {
      const slow = bill.method.type === 'Card' ? cardOf(bill.method.number).chargeMs : undefined;
      if (slow !== undefined) await wait(slow);
      return chargeWithoutDelay(bill);
    },
    chargeWithoutDelay,
    failNext: (fault) => void (activeFaults = [...activeFaults, fault]),
    faults: () => activeFaults,
    clearFaults: () => void (activeFaults = []),
  };
}
