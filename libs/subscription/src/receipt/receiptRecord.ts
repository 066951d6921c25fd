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
  /** Epoch milliseconds. */
  nextPaymentDate: v.optional(v.number()),
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
  if (purpose === 'method') return customerLinks.billing();
  if (purpose === 'behold' && retentionOfferId !== undefined) return customerLinks.retentionReceipt();
  const outcomes = {
    kjøp: 'new',
    endre: changeType === 'Downgrade' ? 'downgrade' : 'upgrade',
    reaktiver: 'activate',
    fortsett: 'activate',
    behold: 'downgrade_aborted',
  } as const;
  return customerLinks.receipt(outcomes[purpose]);
}

/** @param charged  NOK; defaults to the summary */
export function saveReceipt(
  storage: KeyValueStorage,
  { path, userId }: Pick<ReceiptRecord, 'path' | 'userId'>,
  summary: ChangeSummary,
  charged = summary.toPayNow,
): void {
  const { lines, nextPaymentDate } = summary;
  storedReceipt.write(storage, {
    userId,
    path,
    lines: lines.map(({ productId, name, price }) => ({ productId, name, price })),
    paid: charged,
    nextPaymentDate,
    isTrial: lines.some(({ kind }) => kind === 'Trial'),
    isSettled: false,
  });
}

/** Returns the saved receipt of a user for a path. */
export function readReceipt(
  storage: KeyValueStorage,
  { path, userId }: Pick<ReceiptRecord, 'path' | 'userId'>,
): ReceiptRecord | undefined {
  const record = storedReceipt.read(storage);
  return record?.path === path && record.userId === userId ? record : undefined;
}
