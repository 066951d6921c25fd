export interface VoucherTerms {
  readonly code: string;
  /** Off the base product's price. */
  readonly percent?: number;
  readonly trialMonths?: number;
  readonly gives?: string;
  readonly months: number;
  /** Products it applies to; all if undefined. */
  readonly productIds?: readonly string[];
  /** Phone number (`47` and eight digits) of its owner. */
  readonly boundTo?: string;
  readonly isUsed?: boolean;
  readonly isExpired?: boolean;
  readonly purpose: string;
}

/** Codes are case-insensitive. */
export const vouchers: readonly VoucherTerms[] = [
  { code: 'VINTER26', percent: 50, months: 3, purpose: 'Halv pris på grunnpakken i tre måneder' },
  { code: 'PROV2', trialMonths: 2, months: 2, purpose: 'To måneders prøveperiode' },
  {
    code: 'MAXGAVE',
    gives: 'max-ad-free',
    months: 3,
    productIds: ['max-ad-free'],
    purpose: 'Max uten reklame i tre måneder uten å betale',
  },
  {
    code: 'DITTNUMMER',
    percent: 30,
    months: 6,
    boundTo: '4791234567',
    purpose: 'Bundet til mobilnummer 912 34 567',
  },
  { code: 'BRUKT', percent: 50, months: 1, isUsed: true, purpose: 'Er brukt' },
  { code: 'UTLOPT', percent: 50, months: 1, isExpired: true, purpose: 'Er utløpt' },
];

/** Ignores case and surrounding spaces. */
export function voucherOf(code: string): VoucherTerms | undefined {
  const wanted = code.trim().toUpperCase();
  return vouchers.find((voucher) => voucher.code === wanted);
}
