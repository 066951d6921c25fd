import * as v from 'valibot';
import type { ChangeSummary } from '@tv/api-client';
import type { KeyValueStorage } from '@tv/config';
import { customerLinks } from '@tv/routes';
import type { PaymentIntent } from '../payment/paymentIntent.ts';

/** Session storage key of what was confirmed last in this tab. */
export const RECEIPT_KEY = 'receipt';

const schema = v.object({
  /** Whose it is. */
  userId: v.string(),
  /** Where it is shown. */
  path: v.string(),
  lines: v.array(v.object({ productId: v.optional(v.string()), name: v.string(), price: v.number() })),
  /** In NOK. */
  paid: v.number(),
  monthlyPrice: v.number(),
  /** Epoch milliseconds. */
  nextPaymentDate: v.optional(v.number()),
  effectiveDate: v.optional(v.number()),
  /** It began a trial. */
  isTrial: v.optional(v.boolean(), false),
  /** What follows from it has been seen to. */
  isSettled: v.optional(v.boolean(), false),
});

/** What a customer has bought or changed, as he confirmed it. */
export type ReceiptRecord = v.InferOutput<typeof schema>;

/** Which receipt an intent ends at. */
export function receiptPath({
  purpose,
  changeType,
  retentionOfferId,
}: Pick<PaymentIntent, 'purpose' | 'changeType' | 'retentionOfferId'>): string {
  switch (purpose) {
    case 'kjøp':
      return customerLinks.receipt('new');
    case 'endre':
      return customerLinks.receipt(changeType === 'Downgrade' ? 'downgrade' : 'upgrade');
    case 'reaktiver':
    case 'fortsett':
      return customerLinks.receipt('activate');
    case 'behold':
      return retentionOfferId === undefined
        ? customerLinks.receipt('downgrade_aborted')
        : customerLinks.retentionReceipt();
    case 'method':
      return customerLinks.billing();
  }
}

/**
 * Remembers what is confirmed, for the receipt that it ends at, and for nobody but the customer who confirms it.
 *
 * @param charged  NOK, where the server has said it; else what was to be paid by the summary
 */
export function noteReceipt(
  storage: KeyValueStorage,
  { path, userId }: Pick<ReceiptRecord, 'path' | 'userId'>,
  summary: ChangeSummary,
  charged = summary.toPayNow,
): void {
  const { lines, monthlyPrice, nextPaymentDate, effectiveDate } = summary;
  const record: ReceiptRecord = {
    userId,
    path,
    lines: lines.map(({ productId, name, price }) => ({ productId, name, price })),
    paid: charged,
    monthlyPrice,
    nextPaymentDate,
    effectiveDate,
    isTrial: lines.some(({ kind }) => kind === 'Trial'),
    isSettled: false,
  };
  storage.setItem(RECEIPT_KEY, JSON.stringify(record));
}

/** What a customer confirmed, where it ended at this receipt. */
export function readReceipt(
  storage: KeyValueStorage,
  { path, userId }: Pick<ReceiptRecord, 'path' | 'userId'>,
): ReceiptRecord | undefined {
  try {
    const record = v.parse(schema, JSON.parse(storage.getItem(RECEIPT_KEY) ?? ''));
    return record.path === path && record.userId === userId ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing came of what was confirmed last, or another tab paid for it. */
export function forgetReceipt(storage: KeyValueStorage): void {
  storage.removeItem(RECEIPT_KEY);
}

/** What follows from it has been seen to: coming to the receipt again is no purchase. */
export function settleReceipt(storage: KeyValueStorage, record: ReceiptRecord): void {
  storage.setItem(RECEIPT_KEY, JSON.stringify({ ...record, isSettled: true }));
}
