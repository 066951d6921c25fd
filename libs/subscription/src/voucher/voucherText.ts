import type { Discount, Voucher } from '@tv/api-client';
import { joinNames } from '../choice/rules/choice.ts';

const formatMonths = (count: number): string => (count === 1 ? 'én måned' : `${count} måneder`);

function discountText({ discountType, percent, durationMonths }: Discount): string | undefined {
  const time = durationMonths === undefined ? '' : ` i ${formatMonths(durationMonths)}`;
  if (discountType === 'NewTrialLength')
    return durationMonths === undefined ? 'Gratis prøveperiode' : `Gratis${time}`;
  return discountType === 'NoDiscount' || percent === undefined
    ? undefined
    : `${percent} % rabatt på grunnpakken${time}`;
}

/** Returns whether a voucher applies to the choice; without products it applies to all. */
export const isVoucherApplicable = (
  { discount, productIds = [] }: Voucher,
  chosen: readonly string[],
): boolean =>
  discount === undefined || productIds.length === 0 || productIds.some((id) => chosen.includes(id));

/** Describes what a voucher gives. @param nameOf product name; undefined if not sold */
export function voucherText(voucher: Voucher, nameOf: (id: string) => string | undefined): string {
  const { discount, productIds = [] } = voucher;
  const discounted = discount && discountText(discount);
  if (discounted !== undefined) return discounted;
  const names = productIds.flatMap((id) => nameOf(id) ?? []);
  return names.length === 0
    ? 'Koden er godkjent'
    : `Gir deg ${joinNames(names)}. Det trekkes fra når du betaler.`;
}
