import type { Subscription } from '@tv/api-client';

/** What is offered to who is about to stop: so much off the base product, for so many payments. */
export interface StayOffer {
  readonly id: string;
  /** 0–100. */
  readonly percent: number;
  /** As long as it lasts where this is missing. */
  readonly months: number | undefined;
}

/**
 * The offer for staying. One that cannot be told in words is none, and none is made to who has ordered less already: what he is
 * asked to keep would be another thing.
 */
export function offerOf({
  retentionOffer,
  pendingProductIds,
}: Pick<Subscription, 'retentionOffer' | 'pendingProductIds'>): StayOffer | undefined {
  if (retentionOffer === undefined || pendingProductIds !== undefined) return undefined;
  const { id, discount } = retentionOffer;
  const { discountType, percent, durationMonths } = discount;
  if (discountType !== 'Price' || percent === undefined || percent <= 0) return undefined;
  return { id, percent, months: durationMonths };
}

/** For how long it lasts, in words. */
export function offerTime({ months }: StayOffer): string {
  if (months === undefined) return 'så lenge du har abonnementet';
  return months === 1 ? 'ved neste betaling' : `de ${months} neste betalingene`;
}
