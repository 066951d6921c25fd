import type { Links } from '../../content/links.ts';
import { productOf } from '../../state/products.ts';

/** A legacy package of `/settings`. */
interface SoldPackage {
  readonly suffix: string;
  readonly id: string;
  readonly packageType: 'primary' | 'sport' | 'sport_premium' | 'sportskanaler';
  readonly productIds: readonly string[];
  readonly channels: number;
  readonly offersTrialPeriod: boolean;
  readonly discountPercent?: number;
}

const bases = [
  { suffix: 'FAMILIE', id: 'pakke-familie', product: 'mest', channels: 30, offersTrialPeriod: false },
  { suffix: 'MINI', id: 'pakke-mini', product: 'litt', channels: 9, offersTrialPeriod: true },
  {
    suffix: 'FILM_OG_SERIER',
    id: 'pakke-film-og-serier',
    product: 'mye',
    channels: 13,
    offersTrialPeriod: false,
  },
] as const;

const addOns = [
  { suffix: '_SPORT', id: '-sport', product: 'sport-basis', packageType: 'sport' },
  {
    suffix: '_SPORT_VIAPLAY_TOTAL',
    id: '-viaplay-total',
    product: 'viaplay-total',
    packageType: 'sport_premium',
  },
  { suffix: '_SPORTSKANALER', id: '-sportskanaler', product: 'sportskanaler', packageType: 'sportskanaler' },
  { suffix: '_SPORT_2B', id: '-sport-2b', product: 'sport-premium', packageType: 'sport_premium' },
] as const;

/** Deliberately unsorted by price: clients sort (PKG-01). */
export const packages: readonly SoldPackage[] = bases.flatMap((base): SoldPackage[] => {
  const { channels, offersTrialPeriod } = base;
  const common = { channels, offersTrialPeriod };
  return [
    ...addOns.map((addOn) => ({
      ...common,
      suffix: `${base.suffix}${addOn.suffix}`,
      id: `${base.id}${addOn.id}`,
      packageType: addOn.packageType,
      productIds: [base.product, addOn.product],
      offersTrialPeriod: false,
    })),
    {
      ...common,
      suffix: base.suffix,
      id: base.id,
      packageType: 'primary',
      productIds: [base.product],
      ...(base.product === 'mye' ? { discountPercent: 50 } : {}),
    },
  ];
});

/** Returns the exact package, or that of the base product. */
export function packageIdOf(productIds: readonly string[]): string {
  const exactMatch = packages.find(
    (one) =>
      one.productIds.length === productIds.length && one.productIds.every((id) => productIds.includes(id)),
  );
  const base = packages.find(
    (one) => one.productIds.length === 1 && productIds.includes(one.productIds[0] ?? ''),
  );
  return (exactMatch ?? base)?.id ?? 'pakke-mini';
}

export interface PackageChannel {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the response of `/settings`.
 *
 * @param channels the most important first
 */
export function toSettingsResponse(
  productPrefix: string,
  channels: readonly PackageChannel[],
  links: Links,
): unknown {
  return {
    packages: packages.map((one) => ({
      id: one.id,
      name: `${productPrefix}_${one.suffix}`,
      channels: channels.slice(0, one.channels).map(({ id, name }) => ({
        id,
        name: id,
        displayName: name,
        logo: links.image('channel', id),
      })),
      price: one.productIds.reduce((sum, id) => sum + (productOf(id)?.price ?? 0), 0),
      packageType: one.packageType,
      url: `/bli-kunde/registrer/${one.productIds.join(',')}`,
      isDiscountable: one.packageType === 'primary',
      offersTrialPeriod: one.offersTrialPeriod,
      discount:
        one.discountPercent === undefined
          ? { discountType: 'NoDiscount' }
          : { discountType: 'Price', percent: one.discountPercent, durationMonths: 2 },
    })),
  };
}
