import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import {
  demoAccounts,
  demoPassword,
  externalServices,
  type BillingProvider,
  type DemoAccount,
  type ExternalService,
  type ServiceStatus,
  type SubscriptionState,
} from './demoAccounts.ts';
import { entitlementsOfProducts } from './products.ts';
import { integer, optionalText, text } from './row.ts';

/** A person who can sign in. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** Missing for someone who is no customer. */
  readonly customerNumber: string | undefined;
  readonly cid: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `47` and eight digits. */
  readonly phoneNumber: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly consents: Consents;
}

export interface Consents {
  readonly receiveEmail: boolean;
  readonly receiveSms: boolean;
  readonly personalizedMarketing: boolean;
  readonly shareContactInformationWithThirdParties: boolean;
  readonly contactThroughSocialMedia: boolean;
}

/** What an account has bought. */
export interface Subscription {
  readonly state: SubscriptionState;
  /** The base product first. */
  readonly productIds: readonly string[];
  readonly billingProvider: BillingProvider;
  readonly isInTrialPeriod: boolean;
  /** Epoch milliseconds. */
  readonly nextPaymentAt: number;
  readonly services: Readonly<Partial<Record<ExternalService, ServiceStatus>>>;
}

/** The customers: who they are, their passwords, PINs and subscriptions. */
export interface Accounts {
  byId(userId: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  list(): readonly Account[];
  isPassword(userId: string, password: string): boolean;
  subscriptionOf(userId: string): Subscription | undefined;
  /** The states in which the content that was bought may be watched. */
  hasContentAccess(userId: string): boolean;
  /** Keys of what may be watched now; empty without content access. */
  entitlementsOf(userId: string): readonly string[];
  /** Whether a provider outside plays for this user; those that need no activation always do. */
  isActivated(userId: string, providerId: string): boolean;
  pinOf(userId: string): { readonly pin: string | undefined; readonly isPurchasePinActive: boolean };
  setPin(userId: string, pin: string): void;
  /** A code that signs a user in once; it is used up by asking. */
  issueOneTimeCode(userId: string): string;
  redeemOneTimeCode(code: string): string | undefined;
  /**
   * Fills empty tables with the demo accounts.
   *
   * @returns whether they were empty
   */
  seed(now: number): boolean;
}

const contentAccess: readonly SubscriptionState[] = [
  'Active',
  'FreeAccess',
  'PendingCancellation',
  'UpgradeInProgress',
];

const month = 30 * 24 * 3600 * 1000;

export function createAccounts(database: DatabaseSync): Accounts {
  database.exec(`
    CREATE TABLE IF NOT EXISTS account (
      user_id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
      customer_number TEXT, cid TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
      phone_number TEXT NOT NULL, created_at INTEGER NOT NULL, consents TEXT NOT NULL,
      pin TEXT, is_purchase_pin_active INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS subscription (
      user_id TEXT PRIMARY KEY REFERENCES account, state TEXT NOT NULL, product_ids TEXT NOT NULL,
      billing_provider TEXT NOT NULL, is_in_trial_period INTEGER NOT NULL, next_payment_at INTEGER NOT NULL,
      services TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS one_time_code (code TEXT PRIMARY KEY, user_id TEXT NOT NULL) STRICT;
  `);
  const all = database.prepare('SELECT * FROM account ORDER BY rowid');
  const byId = database.prepare('SELECT * FROM account WHERE user_id = ?');
  const byEmail = database.prepare('SELECT * FROM account WHERE email = ?');
  const subscription = database.prepare('SELECT * FROM subscription WHERE user_id = ?');
  const setPin = database.prepare('UPDATE account SET pin = ?, is_purchase_pin_active = 1 WHERE user_id = ?');
  const addCode = database.prepare('INSERT INTO one_time_code (code, user_id) VALUES (?, ?)');
  const takeCode = database.prepare('DELETE FROM one_time_code WHERE code = ? RETURNING user_id');
  const subscriptionOf = (userId: string): Subscription | undefined => {
    const row = subscription.get(userId);
    return row && toSubscription(row);
  };
  const hasContentAccess = (userId: string): boolean => {
    const state = subscriptionOf(userId)?.state;
    return state !== undefined && contentAccess.includes(state);
  };

  return {
    byId: (userId) => optional(byId.get(userId)),
    byEmail: (email) => optional(byEmail.get(email.trim())),
    list: () => all.all().map(toAccount),
    isPassword: (userId, password) => {
      const row = byId.get(userId);
      return row !== undefined && matches(password, text(row, 'password'));
    },
    subscriptionOf,
    hasContentAccess,
    entitlementsOf: (userId) =>
      hasContentAccess(userId) ? entitlementsOfProducts(subscriptionOf(userId)?.productIds ?? []) : [],
    isActivated: (userId, providerId) => {
      const service = externalServices.find((one) => one === providerId);
      if (service === undefined) return true;
      const status = subscriptionOf(userId)?.services[service];
      return status === 'Completed' || status === 'Connected';
    },
    pinOf: (userId) => {
      const row = byId.get(userId);
      return {
        pin: row && optionalText(row, 'pin'),
        isPurchasePinActive: row !== undefined && integer(row, 'is_purchase_pin_active') === 1,
      };
    },
    setPin: (userId, pin) => void setPin.run(pin, userId),
    issueOneTimeCode: (userId) => {
      const code = randomBytes(16).toString('base64url');
      addCode.run(code, userId);
      return code;
    },
    redeemOneTimeCode: (code) => {
      const row = takeCode.get(code);
      return row && text(row, 'user_id');
    },
    seed: (now) => {
      if (all.get() !== undefined) return false;
      for (const [index, account] of demoAccounts.entries()) insert(database, account, index, now);
      return true;
    },
  };
}

function insert(database: DatabaseSync, account: DemoAccount, index: number, now: number): void {
  const userId = userIdOf(account.email);
  const createdAt = now - (index + 3) * month;
  const consents: Consents = {
    receiveEmail: true,
    receiveSms: false,
    personalizedMarketing: true,
    shareContactInformationWithThirdParties: false,
    contactThroughSocialMedia: false,
  };
  database
    .prepare('INSERT INTO account VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      userId,
      account.email,
      hashed(demoPassword),
      account.isCustomer ? String(70_000_001 + index) : null,
      `cid-${userId}`,
      account.firstName,
      account.lastName,
      account.phoneNumber,
      createdAt,
      JSON.stringify(consents),
      account.pin ?? null,
      account.pin === undefined ? 0 : 1,
    );
  if (!account.isCustomer) return;
  database
    .prepare('INSERT INTO subscription VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(
      userId,
      account.state,
      JSON.stringify(account.productIds),
      account.billingProvider,
      account.isInTrialPeriod ? 1 : 0,
      now + (index + 5) * 24 * 3600 * 1000,
      JSON.stringify(account.services),
    );
}

/** The user id of a demo account, from its address: `active@kunde.test` is `user-active`. */
export function userIdOf(email: string): string {
  return `user-${email.slice(0, email.indexOf('@'))}`;
}

/** scrypt with a small cost: these are demo passwords, and every test makes all of them. */
const cost = { N: 256 };

function hashed(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${scryptSync(password, salt, 32, cost).toString('base64')}`;
}

function matches(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('.').map((part) => Buffer.from(part, 'base64'));
  return typeof hash !== 'string' && timingSafeEqual(scryptSync(password, salt, 32, cost), hash);
}

function optional(row: Record<string, unknown> | undefined): Account | undefined {
  return row && toAccount(row);
}

function toAccount(row: Record<string, unknown>): Account {
  return {
    userId: text(row, 'user_id'),
    email: text(row, 'email'),
    customerNumber: optionalText(row, 'customer_number'),
    cid: text(row, 'cid'),
    firstName: text(row, 'first_name'),
    lastName: text(row, 'last_name'),
    phoneNumber: text(row, 'phone_number'),
    createdAt: integer(row, 'created_at'),
    consents: JSON.parse(text(row, 'consents')) as Consents,
  };
}

function toSubscription(row: Record<string, unknown>): Subscription {
  return {
    state: text(row, 'state') as SubscriptionState,
    productIds: JSON.parse(text(row, 'product_ids')) as string[],
    billingProvider: text(row, 'billing_provider') as BillingProvider,
    isInTrialPeriod: integer(row, 'is_in_trial_period') === 1,
    nextPaymentAt: integer(row, 'next_payment_at'),
    services: JSON.parse(text(row, 'services')) as Subscription['services'],
  };
}
