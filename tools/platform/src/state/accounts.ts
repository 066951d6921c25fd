import { randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { daysLater } from '../money/billingDates.ts';
import { demoAccounts, demoPassword, externalServices, type DemoAccount } from './demoAccounts.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { entitlementsOfProducts } from './products.ts';
import { readInteger, readOptionalText, readText } from './row.ts';
import { createSubscriptions, hasAccess, type Subscription } from './subscriptions.ts';

export interface Account {
  readonly userId: string;
  readonly email: string;
  /** Undefined if the account is not a customer. */
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

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `47` and eight digits. */
  readonly phoneNumber: string;
  /** Undefined for wallet sign-ups, which use one-time codes. */
  readonly password: string | undefined;
  readonly consents: Consents;
}

export interface Accounts {
  byId(userId: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  list(): readonly Account[];
  isPasswordCorrect(userId: string, password: string): boolean;
  /** Creates a customer without a subscription. @returns the user id */
  register(account: NewAccount, now: number): string;
  makeCustomer(userId: string, account: NewAccount): void;
  setConsents(userId: string, consents: Consents): void;
  setEmail(userId: string, email: string): void;
  /** @param phoneNumber  `47` and eight digits */
  setPhoneNumber(userId: string, phoneNumber: string): void;
  setPassword(userId: string, password: string): void;
  subscriptionOf(userId: string): Subscription | undefined;
  /** `undefined` deletes it. */
  saveSubscription(userId: string, subscription: Subscription | undefined): void;
  userIdsDueAt(now: number): readonly string[];
  hasContentAccess(userId: string): boolean;
  entitlementsOf(userId: string): readonly string[];
  /** True if the provider needs no activation. */
  isActivated(userId: string, providerId: string): boolean;
  pinOf(userId: string): { readonly pin: string | undefined; readonly isPurchasePinActive: boolean };
  setPin(userId: string, pin: string): void;
  /** A sign-in code that works once. */
  issueOneTimeCode(userId: string): string;
  redeemOneTimeCode(code: string): string | undefined;
  /**
   * Inserts the demo accounts if there are none.
   *
   * @returns whether it did
   */
  seed(now: number): boolean;
}

const day = 24 * 3600 * 1000;
const month = 30 * day;

/** Stores accounts in the database. */
export function createAccounts(database: DatabaseSync): Accounts {
  database.exec(`
    CREATE TABLE IF NOT EXISTS account (
      user_id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
      customer_number TEXT, cid TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
      phone_number TEXT NOT NULL, created_at INTEGER NOT NULL, consents TEXT NOT NULL,
      pin TEXT, is_purchase_pin_active INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS one_time_code (code TEXT PRIMARY KEY, user_id TEXT NOT NULL) STRICT;
  `);
  const all = database.prepare('SELECT * FROM account ORDER BY rowid');
  const byId = database.prepare('SELECT * FROM account WHERE user_id = ?');
  const byEmail = database.prepare('SELECT * FROM account WHERE email = ?');
  const subscriptions = createSubscriptions(database);
  const setConsents = database.prepare('UPDATE account SET consents = ? WHERE user_id = ?');
  const setEmail = database.prepare('UPDATE account SET email = ? WHERE user_id = ?');
  const setPhoneNumber = database.prepare('UPDATE account SET phone_number = ? WHERE user_id = ?');
  const setPassword = database.prepare('UPDATE account SET password = ? WHERE user_id = ?');
  const makeCustomer = database.prepare(
    'UPDATE account SET customer_number = ?, first_name = ?, last_name = ?, phone_number = ?, consents = ? WHERE user_id = ?',
  );
  const newNumber = (): string => String(80_000_001 + all.all().length);
  const setPin = database.prepare('UPDATE account SET pin = ?, is_purchase_pin_active = 1 WHERE user_id = ?');
  const addCode = database.prepare('INSERT INTO one_time_code (code, user_id) VALUES (?, ?)');
  const takeCode = database.prepare('DELETE FROM one_time_code WHERE code = ? RETURNING user_id');
  const { subscriptionOf } = subscriptions;
  const hasContentAccess = (userId: string): boolean => {
    const subscription = subscriptionOf(userId);
    return subscription !== undefined && hasAccess(subscription.state);
  };

  return {
    byId: (userId) => optional(byId.get(userId)),
    byEmail: (email) => optional(byEmail.get(email.trim())),
    list: () => all.all().map(toAccount),
    isPasswordCorrect: (userId, password) => {
      const row = byId.get(userId);
      return row !== undefined && verifyPassword(password, readText(row, 'password'));
    },
    register: (account, now) => {
      const userId = `user-${randomUUID()}`;
      const customerNumber = newNumber();
      insertAccount(database, { ...account, userId, customerNumber, createdAt: now, pin: undefined });
      return userId;
    },
    makeCustomer: (userId, { firstName, lastName, phoneNumber, consents }) =>
      void makeCustomer.run(newNumber(), firstName, lastName, phoneNumber, JSON.stringify(consents), userId),
    setConsents: (userId, consents) => void setConsents.run(JSON.stringify(consents), userId),
    setEmail: (userId, email) => void setEmail.run(email.trim(), userId),
    setPhoneNumber: (userId, phoneNumber) => void setPhoneNumber.run(phoneNumber, userId),
    setPassword: (userId, password) => void setPassword.run(hashPassword(password), userId),
    subscriptionOf,
    saveSubscription: subscriptions.save,
    userIdsDueAt: subscriptions.userIdsDueAt,
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
        pin: row && readOptionalText(row, 'pin'),
        isPurchasePinActive: row !== undefined && readInteger(row, 'is_purchase_pin_active') === 1,
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
      return row && readText(row, 'user_id');
    },
    seed: (now) => {
      if (all.get() !== undefined) return false;
      for (const [index, account] of demoAccounts.entries()) {
        insertDemo(database, account, index, now);
        if (account.isCustomer)
          subscriptions.seed(userIdOf(account.email), account, daysLater(now, index + 5));
      }
      return true;
    },
  };
}

function insertDemo(database: DatabaseSync, account: DemoAccount, index: number, now: number): void {
  insertAccount(database, {
    ...account,
    userId: userIdOf(account.email),
    customerNumber: account.isCustomer ? String(70_000_001 + index) : null,
    password: demoPassword,
    createdAt: now - (index + 3) * month,
    consents: {
      receiveEmail: true,
      receiveSms: false,
      personalizedMarketing: true,
      shareContactInformationWithThirdParties: false,
      contactThroughSocialMedia: false,
    },
  });
}

interface AccountRow extends NewAccount {
  readonly userId: string;
  readonly customerNumber: string | null;
  readonly createdAt: number;
  readonly pin: string | undefined;
}

function insertAccount(database: DatabaseSync, account: AccountRow): void {
  database
    .prepare('INSERT INTO account VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      account.userId,
      account.email.trim(),
      hashPassword(account.password ?? randomBytes(16).toString('hex')),
      account.customerNumber,
      `cid-${account.userId}`,
      account.firstName,
      account.lastName,
      account.phoneNumber,
      account.createdAt,
      JSON.stringify(account.consents),
      account.pin ?? null,
      account.pin === undefined ? 0 : 1,
    );
}

/** Returns the user id of a demo account: `active@kunde.test` → `user-active`. */
export function userIdOf(email: string): string {
  return `user-${email.slice(0, email.indexOf('@'))}`;
}

function optional(row: Record<string, unknown> | undefined): Account | undefined {
  return row && toAccount(row);
}

function toAccount(row: Record<string, unknown>): Account {
  return {
    userId: readText(row, 'user_id'),
    email: readText(row, 'email'),
    customerNumber: readOptionalText(row, 'customer_number'),
    cid: readText(row, 'cid'),
    firstName: readText(row, 'first_name'),
    lastName: readText(row, 'last_name'),
    phoneNumber: readText(row, 'phone_number'),
    createdAt: readInteger(row, 'created_at'),
    consents: JSON.parse(readText(row, 'consents')) as Consents,
  };
}
