import * as v from 'valibot';
import { billingProvider as knownProvider } from '../customer/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { fallbackWithReport, listOf, optionalFields } from '../parse/lenient.ts';
import { nullableParserOf, parserOf, type ParseContext } from '../parse/parserOf.ts';
import { amount, signedAmount, id, instant } from '../parse/primitives.ts';

/** Parses the token that opens the card form (PAY-08). */
export function parseClientToken(body: unknown): string {
  return v.parse(v.object({ clientToken: v.pipe(v.string(), v.nonEmpty()) }), body).clientToken;
}

/** An order with a pending payment (PAY-09); amount in NOK. */
export const parseOrder = parserOf(() => v.object({ orderId: v.string(), amount }));
export type Order = ReturnType<typeof parseOrder>;

const walletPayment = v.picklist(['pending', 'completed', 'cancelled', 'failed']);

/** The state of a wallet payment (PAY-06). */
export type WalletPayment = v.InferOutput<typeof walletPayment>;

/** Parses the wallet payment's state; `null` if none is pending (404). An unknown state counts as pending. */
export function parseWalletPayment(body: unknown, context: ParseContext): WalletPayment | null {
  if (context.status === 404) return null;
  const paymentStatus = v.fallback(walletPayment, fallbackWithReport(context, 'payment status', 'pending'));
  return v.parse(v.object({ paymentStatus }), body).paymentStatus;
}

/** The wallet agreement; `null` if there is none (PAY-07). */
export const parseWalletAgreement = nullableParserOf(() =>
  contractObject('WalletAgreement', {
    agreementId: v.string(),
    status: v.string(),
    phoneNumber: v.optional(v.string()),
  }),
);
export type WalletAgreement = NonNullable<ReturnType<typeof parseWalletAgreement>>;

/** The billing provider; an unknown one is reported and becomes undefined. */
export type BillingProvider = v.InferOutput<typeof knownProvider>;

export function parseBillingProvider(body: unknown, context: ParseContext): BillingProvider {
  const provider = v.fallback(knownProvider, fallbackWithReport(context, 'billing provider', 'None'));
  return v.parse(v.object({ provider }), body).provider;
}

/** The payment method; `null` if there is none (404). */
export const parsePaymentMethod = nullableParserOf((context) =>
  contractObject('PaymentMethod', {
    type: v.fallback(knownProvider, fallbackWithReport(context, 'payment method', 'None' as const)),
    ...optionalFields(context, 'payment method', {
      /** For display: `Visa`. */
      cardBrand: v.string(),
      /** `**** **** **** 1111` */
      maskedNumber: v.string(),
      /** Month and year: `12/2028`. */
      expiry: v.string(),
    }),
  }),
);
export type PaymentMethod = NonNullable<ReturnType<typeof parsePaymentMethod>>;

const transactionStatus = v.picklist(['Settled', 'Pending', 'Failed', 'Refunded']);

const transactionSchema = (context: ParseContext) =>
  contractObject('Transaction', {
    id: v.string(),
    /** Epoch milliseconds. */
    date: instant,
    /** NOK. */
    amount: signedAmount,
    /** Undefined for an unknown status. */
    status: v.fallback(
      v.optional(transactionStatus),
      fallbackWithReport(context, 'transaction status', undefined),
    ),
    ...optionalFields(context, 'transaction', { description: v.string(), invoiceId: id }),
  });

export type TransactionStatus = v.InferOutput<typeof transactionStatus>;

/** A completed, failed or refunded payment. */
export type Transaction = v.InferOutput<ReturnType<typeof transactionSchema>>;

/** Parses payments, newest first. Reports and drops unreadable entries. */
export function parseTransactions(body: unknown, context: ParseContext): readonly Transaction[] {
  const read = v.parse(listOf(context, 'transaction', transactionSchema(context)), body);
  return read.toSorted((one, other) => other.date - one.date);
}

/** Returns whether the payment was cancelled and the account deleted with it (SUB-23). */
export function parsePaymentCancelled(body: unknown): boolean {
  return v.parse(v.object({ isDeleted: v.boolean() }), body).isDeleted;
}
