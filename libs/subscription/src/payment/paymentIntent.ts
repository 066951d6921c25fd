import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { PURCHASE_PURPOSES } from '@tv/routes';

/** What is paid for: the purposes of `/min-konto/{purpose}`, and another way to pay for what one has. */
export const PAYMENT_PURPOSES = [...PURCHASE_PURPOSES, 'method'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Session storage key of the one payment that is under way in this tab. */
export const PAYMENT_INTENT_KEY = 'payment-intent';

/** With what is paid: a card that is typed now, the wallet, or what the customer pays with already. */
export const PAYMENT_WAYS = ['Card', 'Vipps', 'Known'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

const schema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  userId: v.string(),
  purpose: v.picklist(PAYMENT_PURPOSES),
  productIds: v.array(v.string()),
  provider: v.picklist(PAYMENT_WAYS),
  /** What it turned out to be (`Upgrade`), which decides the receipt. */
  changeType: v.optional(v.picklist(['New', 'Upgrade', 'Downgrade'])),
  retentionOfferId: v.optional(v.string()),
  /** The order that waits for this payment, once there is one; its amount in NOK. */
  order: v.optional(v.object({ orderId: v.string(), amount: v.number() })),
  /** The server may have been asked to charge: whether it did must be looked up before it is asked again. */
  isSent: v.optional(v.boolean(), false),
  /** It was another tab that sent it, by whichever way to pay. */
  isSentElsewhere: v.optional(v.boolean()),
  /** Where the wallet waits for an answer; to be checked against the allowed hosts before it is used. */
  walletAddress: v.optional(v.string()),
  /** When its receipt was on the page (epoch ms), and in which document, which is known by when it was asked for. */
  seen: v.optional(v.object({ at: v.number(), inDocument: v.number() })),
});

/** One decision to pay: it is carried out once, however often it is confirmed. */
export type PaymentIntent = v.InferOutput<typeof schema>;

/** What makes one intent another than the next. */
export type IntentSubject = Pick<
  PaymentIntent,
  'userId' | 'purpose' | 'productIds' | 'provider' | 'changeType' | 'retentionOfferId'
>;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Whether its receipt was seen for good: a document that was asked for before that took the place of the one that showed it, so
 * that hardly anybody saw it.
 */
function isSeen({ seen }: PaymentIntent, documentOrigin: number): boolean {
  return seen !== undefined && (seen.inDocument === documentOrigin || seen.at < documentOrigin);
}

/**
 * The intent that is under way for a customer; none where it is somebody else's, cannot be read, or has been seen to its end.
 *
 * @param documentOrigin  when the document was asked for that wants to know (epoch ms)
 */
export function readIntent(
  storage: KeyValueStorage,
  userId: string,
  documentOrigin = performance.timeOrigin,
): PaymentIntent | undefined {
  try {
    const intent = v.parse(schema, JSON.parse(storage.getItem(PAYMENT_INTENT_KEY) ?? ''));
    return intent.userId === userId && !isSeen(intent, documentOrigin) ? intent : undefined;
  } catch {
    return undefined;
  }
}

export function storeIntent(storage: KeyValueStorage, intent: PaymentIntent): void {
  storage.setItem(PAYMENT_INTENT_KEY, JSON.stringify(intent));
}

/** Its receipt is on the page: that is its end, unless the page is being left already. */
export function noteSeen(storage: KeyValueStorage, intent: PaymentIntent): void {
  const { timeOrigin } = performance;
  storeIntent(storage, { ...intent, seen: { at: timeOrigin + performance.now(), inDocument: timeOrigin } });
}

/** The end of the intent is known, and seen. */
export function endIntent(storage: KeyValueStorage): void {
  storage.removeItem(PAYMENT_INTENT_KEY);
}

/**
 * The intent for what is confirmed now: the one that is under way where it is about the same, else a new one.
 *
 * @param newId  makes a UUID
 */
export function joinIntent(
  storage: KeyValueStorage,
  subject: IntentSubject,
  newId: () => string,
): PaymentIntent {
  const known = readIntent(storage, subject.userId);
  const isJoined =
    known !== undefined &&
    known.purpose === subject.purpose &&
    known.provider === subject.provider &&
    known.retentionOfferId === subject.retentionOfferId &&
    isSame(known.productIds, subject.productIds);
  if (isJoined) return known;
  const intent: PaymentIntent = { ...subject, id: newId(), isSent: false };
  storeIntent(storage, intent);
  return intent;
}
