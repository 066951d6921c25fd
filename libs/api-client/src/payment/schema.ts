import * as v from 'valibot';
import { billingProvider as knownProvider } from '../customer/schema.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import { optionalFields, fallbackWithReport } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { amount, signedAmount, id, instant } from '../parse/primitives.ts';

/** The token that opens the card form (PAY-08). */
export function parseClientToken(body: unknown): string {
  return v.parse(v.object({ clientToken: v.pipe(v.string(), v.nonEmpty()) }), body).clientToken;
}

const order = v.object({
  orderId: v.string(),
  /** NOK. */
  amount,
});

/** An order with a pending payment (PAY-09). */
export type Order = v.InferOutput<typeof order>;

export function parseOrder(body: unknown): Order {
  return v.parse(order, body);
}

const walletPayment = v.picklist(['pending', 'completed', 'cancelled', 'failed']);

/** The state of a wallet payment (PAY-06). */
export type WalletPayment = v.InferOutput<typeof walletPayment>;

/** The wallet payment's state; `null` if none is pending (404). An unknown state counts as pending. */
export function parseWalletPayment(body: unknown, context: ParseContext): WalletPayment | null {
  if (context.status === 404) return null;
  const paymentStatus = v.fallback(walletPayment, fallbackWithReport('pending', 'payment status', context));
  return v.parse(v.object({ paymentStatus }), body).paymentStatus;
}

const agreement = fitsContract<Wire['WalletAgreement']>()(
  v.object({ agreementId: v.string(), status: v.string(), phoneNumber: v.optional(v.string()) }),
);

export type WalletAgreement = v.InferOutput<typeof agreement>;

/** The wallet agreement; `null` if there is none (PAY-07). */
export function parseWalletAgreement(body: unknown, { status }: ParseContext): WalletAgreement | null {
  return status === 404 ? null : v.parse(agreement, body);
}

/** The billing provider; an unknown one is reported and becomes undefined. */
export type BillingProvider = v.InferOutput<typeof knownProvider>;

export function parseBillingProvider(body: unknown, context: ParseContext): BillingProvider {
  const provider = v.fallback(knownProvider, fallbackWithReport('None', 'billing provider', context));
  return v.parse(v.object({ provider }), body).provider;
}

function paymentMethodSchema(context: ParseContext) {
  return fitsContract<Wire['PaymentMethod']>()(
    v.object({
      type: v.fallback(knownProvider, fallbackWithReport('None' as const, 'payment method', context)),
      ...optionalFields(
        'payment method',
        {
          /** For display: `Visa`. */
          cardBrand: v.string(),
          /** `**** **** **** 1111` */
          maskedNumber: v.string(),
          /** Month and year: `12/2028`. */
          expiry: v.string(),
        },
        context,
      ),
    }),
  );
}

export type PaymentMethod = v.InferOutput<ReturnType<typeof paymentMethodSchema>>;

/** The payment method; `null` if there is none (404). */
export function parsePaymentMethod(body: unknown, context: ParseContext): PaymentMethod | null {
  return context.status === 404 ? null : v.parse(paymentMethodSchema(context), body);
}

const transactionStatus = v.picklist(['Settled', 'Pending', 'Failed', 'Refunded']);

function transactionSchema(context: ParseContext) {
  return fitsContract<Wire['Transaction']>()(
    v.object({
      id: v.string(),
      /** Epoch milliseconds. */
      date: instant,
      /** NOK. */
      amount: signedAmount,
      /** Undefined for an unknown status. */
      status: v.fallback(
        v.optional(transactionStatus),
        fallbackWithReport(undefined, 'transaction status', context),
      ),
      ...optionalFields('transaction', { description: v.string(), invoiceId: id }, context),
    }),
  );
}

export type TransactionStatus = v.InferOutput<typeof transactionStatus>;

/** A completed, failed or refunded payment. */
export type Transaction = v.InferOutput<ReturnType<typeof transactionSchema>>;

/** Payments, newest first. Unreadable ones are reported and dropped. */
export function parseTransactions(body: unknown, context: ParseContext): readonly Transaction[] {
  const read = v.parse(listOf(transactionSchema(context), 'transaction', context), body);
  return read.toSorted((one, other) => other.date - one.date);
}

/** Whether the payment was cancelled and the account deleted with it (SUB-23). */
export function parsePaymentCancelled(body: unknown): boolean {
  return v.parse(v.object({ isDeleted: v.boolean() }), body).isDeleted;
}
