import type { Subscription } from '@tv/api-client';

/** Discount on the base product for a customer about to cancel. */
export interface RetentionDiscount {
  readonly id: string;
  /** 0–100. */
  readonly percent: number;
  /** Undefined: as long as the subscription lasts. */
  readonly months: number | undefined;
}

/** Returns the offer; undefined unless it is a percentage off the price. Not offered while a downgrade is pending. */
export function retentionDiscount({
  retentionOffer,
  pendingProductIds,
}: Pick<Subscription, 'retentionOffer' | 'pendingProductIds'>): RetentionDiscount | undefined {
  if (retentionOffer === undefined || pendingProductIds !== undefined) return undefined;
  const { id, discount } = retentionOffer;
  const { discountType, percent, durationMonths } = discount;
  if (discountType !== 'Price' || percent === undefined || percent <= 0) return undefined;
  return { id, percent, months: durationMonths };
}

/** Formats the duration of the discount in Norwegian. */
export function discountDuration({ months }: RetentionDiscount): string {
  if (months === undefined) return 'så lenge du har abonnementet';
  return months === 1 ? 'ved neste betaling' : `de ${months} neste betalingene`;
}
