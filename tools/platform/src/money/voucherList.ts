/** What a voucher gives. */
export interface VoucherTerms {
  readonly code: string;
  /** Of the base product's price. */
  readonly percent?: number;
  /** A trial of so many months in place of the usual one. */
  readonly trialMonths?: number;
  /** The product that it gives for nothing. */
  readonly gives?: string;
  /** How long it lasts. */
  readonly months: number;
  /** The products that it is good for; any where it is left out. */
  readonly productIds?: readonly string[];
  /** `47` and eight digits: it is for whoever has this number. */
  readonly boundTo?: string;
  readonly isUsed?: boolean;
  readonly isExpired?: boolean;
  /** Why it is there, for the console and the README. */
  readonly purpose: string;
}

/** The vouchers that there are; codes are read in any case. */
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

export function voucherOf(code: string): VoucherTerms | undefined {
  const wanted = code.trim().toUpperCase();
  return vouchers.find((voucher) => voucher.code === wanted);
}
