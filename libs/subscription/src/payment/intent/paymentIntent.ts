import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import { PURCHASE_PURPOSES } from '@tv/routes';

export const PAYMENT_PURPOSES = [...PURCHASE_PURPOSES, 'method'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** New card, wallet, or saved method. */
export const PAYMENT_OPTIONS = ['Card', 'Vipps', 'Known'] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

const schema = v.object({
  /** The idempotency key of every call that may charge. */
  id: v.pipe(v.string(), v.uuid()),
  userId: v.string(),
  purpose: v.picklist(PAYMENT_PURPOSES),
  productIds: v.array(v.string()),
  provider: v.picklist(PAYMENT_OPTIONS),
  /** Selects which receipt is shown. */
  changeType: v.optional(v.picklist(['New', 'Upgrade', 'Downgrade'])),
  retentionOfferId: v.optional(v.string()),
  /** Amount in NOK. */
  order: v.optional(v.object({ orderId: v.string(), amount: v.number() })),
  /** May have reached the server: reconcile before sending again. */
  isSent: v.optional(v.boolean(), false),
  /** Sent by another tab, possibly with another payment option. */
  isSentElsewhere: v.optional(v.boolean()),
  /** Check against the allowed hosts before use. */
  walletAddress: v.optional(v.string()),
  /** When (epoch ms), and in which document (`timeOrigin`), the receipt was shown. */
  receiptShown: v.optional(v.object({ at: v.number(), inDocument: v.number() })),
});

/** A confirmed payment, carried out once (ADR 0031). */
export type PaymentIntent = v.InferOutput<typeof schema>;

/** Stays when another user takes over the tab: it holds its user id and prevents double payment. */
export const storedIntent = storedValue({ key: 'payment-intent', scope: 'tab', schema });

export type IntentSubject = Pick<
  PaymentIntent,
  'userId' | 'purpose' | 'productIds' | 'provider' | 'changeType' | 'retentionOfferId'
>;

/** Returns whether two lists have the same ids, in any order. */
export const hasSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** False if another document, requested before the receipt was shown, has replaced the one that showed it. */
const wasReceiptShown = ({ receiptShown }: PaymentIntent, documentOrigin: number): boolean =>
  receiptShown !== undefined &&
  (receiptShown.inDocument === documentOrigin || receiptShown.at < documentOrigin);

/** Returns the pending intent; undefined if there is none or its receipt was shown. @param documentOrigin epoch ms */
export function readIntent(
  storage: KeyValueStorage,
  userId: string,
  documentOrigin = performance.timeOrigin,
): PaymentIntent | undefined {
  const intent = storedIntent.read(storage);
  return intent?.userId === userId && !wasReceiptShown(intent, documentOrigin) ? intent : undefined;
}

/** Ends the intent unless the page is unloading. */
export function markReceiptShown(storage: KeyValueStorage, intent: PaymentIntent): void {
  const { timeOrigin } = performance;
  storedIntent.write(storage, {
    ...intent,
    receiptShown: { at: timeOrigin + performance.now(), inDocument: timeOrigin },
  });
}

/** Returns the pending intent for the same subject, or creates one. @param newId returns a UUID */
export function getOrCreateIntent(
  storage: KeyValueStorage,
  subject: IntentSubject,
  newId: () => string,
): PaymentIntent {
  const known = readIntent(storage, subject.userId);
  const isSameIntent =
    known !== undefined &&
    known.purpose === subject.purpose &&
    known.provider === subject.provider &&
    known.retentionOfferId === subject.retentionOfferId &&
    hasSameIds(known.productIds, subject.productIds);
  if (isSameIntent) return known;
  const intent: PaymentIntent = { ...subject, id: newId(), isSent: false };
  storedIntent.write(storage, intent);
  return intent;
}
