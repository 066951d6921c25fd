import * as v from 'valibot';
import { billingProvider as knownProvider } from '../customer/schema.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { reportedAs } from '../parse/optionalParts.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

/** The token that opens the card form (PAY-08). */
export function parseClientToken(body: unknown): string {
  return v.parse(v.object({ clientToken: v.pipe(v.string(), v.nonEmpty()) }), body).clientToken;
}

const order = v.object({
  orderId: v.string(),
  /** In NOK. */
  amount: v.pipe(v.number(), v.minValue(0)),
});

/** An order that waits for its payment (PAY-09). */
export type Order = v.InferOutput<typeof order>;

export function parseOrder(body: unknown): Order {
  return v.parse(order, body);
}

const walletPayment = v.picklist(['pending', 'completed', 'cancelled', 'failed']);

/** How a payment by the wallet stands (PAY-06). */
export type WalletPayment = v.InferOutput<typeof walletPayment>;

/** How the wallet payment stands; none under way is `null` (404). What we do not know counts as not settled yet. */
export function parseWalletPayment(body: unknown, context: ParseContext): WalletPayment | null {
  if (context.status === 404) return null;
  const paymentStatus = v.fallback(walletPayment, reportedAs('pending', 'payment status', context));
  return v.parse(v.object({ paymentStatus }), body).paymentStatus;
}

const agreement = fitsContract<Wire['WalletAgreement']>()(
  v.object({ agreementId: v.string(), status: v.string(), phoneNumber: v.optional(v.string()) }),
);

/** The customer's agreement with the wallet. */
export type WalletAgreement = v.InferOutput<typeof agreement>;

/** The agreement; none is `null` (PAY-07). */
export function parseWalletAgreement(body: unknown, { status }: ParseContext): WalletAgreement | null {
  return status === 404 ? null : v.parse(agreement, body);
}

/** Who bills the customer; one that we do not know is reported, and none. */
export type BillingProvider = v.InferOutput<typeof knownProvider>;

export function parseBillingProvider(body: unknown, context: ParseContext): BillingProvider {
  const provider = v.fallback(knownProvider, reportedAs('None', 'billing provider', context));
  return v.parse(v.object({ provider }), body).provider;
}

function paymentMethodSchema(context: ParseContext) {
  return fitsContract<Wire['PaymentMethod']>()(
    v.object({
      type: v.fallback(knownProvider, reportedAs('None' as const, 'payment method', context)),
      /** `**** **** **** 1111` */
      maskedNumber: v.optional(v.string()),
      /** Month and year: `12/2028`. */
      expiry: v.optional(v.string()),
    }),
  );
}

/** How the customer pays. */
export type PaymentMethod = v.InferOutput<ReturnType<typeof paymentMethodSchema>>;

/** How the customer pays; not yet in any way is `null` (404). */
export function parsePaymentMethod(body: unknown, context: ParseContext): PaymentMethod | null {
  return context.status === 404 ? null : v.parse(paymentMethodSchema(context), body);
}

/** Whether a payment was cancelled, and the account deleted with it (SUB-23). */
export function parsePaymentCancelled(body: unknown): boolean {
  return v.parse(v.object({ isDeleted: v.boolean() }), body).isDeleted;
}
