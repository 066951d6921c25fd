import type { Wire } from '../parse/fitsContract.ts';

/** Half the price of the base product for three months. */
export const voucherFixture: Wire['Voucher'] = {
  code: 'VINTER26',
  isValid: true,
  discount: { discountType: 'Price', percent: 50, durationMonths: 3 },
  requiresIdentification: false,
};
