import * as v from 'valibot';
import type { ChangeSummary } from '@tv/api-client';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import { customerLinks } from '@tv/routes';
import type { PaymentIntent } from '../payment/intent/paymentIntent.ts';

const schema = v.object({
  userId: v.string(),
  path: v.string(),
  lines: v.array(v.object({ productId: v.optional(v.string()), name: v.string(), price: v.number() })),
  /** NOK. */
  paid: v.number(),
  monthlyPrice: v.number(),
  /** Epoch milliseconds. */
  nextPaymentDate: v.optional(v.number()),
  effectiveDate: v.optional(v.number()),
  isTrial: v.optional(v.boolean(), false),
  /** Side effects have run. */
  isSettled: v.optional(v.boolean(), false),
});

export type ReceiptRecord = v.InferOutput<typeof schema>;

export const storedReceipt = storedValue({ key: 'receipt', scope: 'user', schema });

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

/** @param charged  NOK; defaults to the summary */
export function saveReceipt(
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
  storedReceipt.write(storage, record);
}

/** The saved receipt of a user for a path. */
export function readReceipt(
  storage: KeyValueStorage,
  { path, userId }: Pick<ReceiptRecord, 'path' | 'userId'>,
): ReceiptRecord | undefined {
  const record = storedReceipt.read(storage);
  return record?.path === path && record.userId === userId ? record : undefined;
}

/** Prevents tracking the purchase again. */
export function markReceiptSettled(storage: KeyValueStorage, record: ReceiptRecord): void {
  storedReceipt.write(storage, { ...record, isSettled: true });
}
