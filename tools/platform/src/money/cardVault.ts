import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { readInteger, readText } from '../state/row.ts';
import { Refusal } from './refusal.ts';
import { cardOf, challengeCode, isCardNumber, isExpiry, maskCardNumber } from './testCards.ts';

export interface CardInput {
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export type Verification =
  | { readonly status: 'verified' }
  | { readonly status: 'challenge' }
  | { readonly status: 'failed'; readonly code: string };

export interface VaultedCard {
  readonly number: string;
  /** `MM/YYYY` */
  readonly expiry: string;
  /** 3-D Secure has passed. */
  readonly isVerified: boolean;
}

/** Card data. As at Braintree, the gateway only sees a nonce. */
export interface CardVault {
  /** Authorizes the card form for one customer. */
  issueClientToken(userId: string): string;
  invalidFieldsOf(card: CardInput, now: number): readonly ('number' | 'expiry' | 'cvc')[];
  /** @returns undefined if the token is unknown */
  tokenize(clientToken: string, card: CardInput): { nonce: string; maskedNumber: string } | undefined;
  /** 3-D Secure. @param code  the customer's answer */
  verify(nonce: string, code?: string): Verification;
  /** @throws a refusal if the nonce is invalid, used or another customer's */
  redeemNonce(nonce: string, userId: string): VaultedCard;
}

/** Nonces of the real client, from tests with a stubbed gateway. */
const foreignNonce = /^(tokencc_|fake-valid)/;

/** Creates the tables if needed. */
export function createCardVault(database: DatabaseSync): CardVault {
  database.exec(`
    CREATE TABLE IF NOT EXISTS card_token (token TEXT PRIMARY KEY, user_id TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS card_nonce (
      nonce TEXT PRIMARY KEY, user_id TEXT NOT NULL, number TEXT NOT NULL, expiry TEXT NOT NULL,
      is_verified INTEGER NOT NULL, is_used INTEGER NOT NULL
    ) STRICT;
  `);
  const addToken = database.prepare('INSERT INTO card_token VALUES (?, ?)');
  const ownerOf = database.prepare('SELECT user_id FROM card_token WHERE token = ?');
  const addNonce = database.prepare('INSERT INTO card_nonce VALUES (?, ?, ?, ?, 0, ?)');
  const find = database.prepare('SELECT * FROM card_nonce WHERE nonce = ?');
  const setVerified = database.prepare('UPDATE card_nonce SET is_verified = 1 WHERE nonce = ?');
  const setUsed = database.prepare('UPDATE card_nonce SET is_used = 1 WHERE nonce = ?');
  const usedNonceRefusal = () => new Refusal(402, 'COULD_NOT_CHARGE_CARD', 'Kortet må fylles inn på nytt');

  return {
    issueClientToken: (userId) => {
      const token = Buffer.from(JSON.stringify({ version: 2, id: randomUUID() })).toString('base64');
      addToken.run(token, userId);
      return token;
    },
    invalidFieldsOf: ({ number, expiry, cvc }, now) => [
      ...(isCardNumber(number) ? [] : (['number'] as const)),
      ...(isExpiry(expiry, now) ? [] : (['expiry'] as const)),
      ...(/^\d{3,4}$/.test(cvc) ? [] : (['cvc'] as const)),
    ],
    tokenize: (clientToken, { number, expiry }) => {
      const owner = ownerOf.get(clientToken);
      if (!owner) return undefined;
      const nonce = `nonce-${randomUUID()}`;
      const [month = '', year = ''] = expiry.split('/');
      addNonce.run(nonce, readText(owner, 'user_id'), number, `${month}/20${year}`, 0);
      return { nonce, maskedNumber: maskCardNumber(number) };
    },
    verify: (nonce, code) => {
      const row = find.get(nonce);
      if (!row) return { status: 'failed', code: 'CARD_3DSECURE_FAILED' };
      const { secure } = cardOf(readText(row, 'number'));
      if (secure === 'impossible') {
        return { status: 'failed', code: 'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE' };
      }
      if (secure === 'challenge' && code === undefined) return { status: 'challenge' };
      if (secure === 'challenge' && code !== challengeCode) {
        return { status: 'failed', code: 'CARD_3DSECURE_FAILED' };
      }
      setVerified.run(nonce);
      return { status: 'verified' };
    },
    redeemNonce: (nonce, userId) => {
      const row = find.get(nonce);
      if (!row && foreignNonce.test(nonce)) {
        addNonce.run(nonce, userId, '4111111111111111', '12/2028', 1);
        return { number: '4111111111111111', expiry: '12/2028', isVerified: true };
      }
      if (!row || readText(row, 'user_id') !== userId || readInteger(row, 'is_used') === 1)
        throw usedNonceRefusal();
      setUsed.run(nonce);
      return {
        number: readText(row, 'number'),
        expiry: readText(row, 'expiry'),
        isVerified: readInteger(row, 'is_verified') === 1,
      };
    },
  };
}
