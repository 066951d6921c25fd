import { describe, expect, it } from 'vitest';
import { isVoucherApplicable, voucherText } from './voucherText.ts';

const voucher = { code: 'A', isValid: true, requiresIdentification: false };
const names: Record<string, string> = { mye: 'Mye', max: 'Max' };
const textOf = (rest: object) => voucherText({ ...voucher, ...rest }, (id) => names[id]);

describe('voucherText', () => {
  it.each([
    [
      { discount: { discountType: 'Price', percent: 50, durationMonths: 3 } },
      '50 % rabatt på grunnpakken i 3 måneder',
    ],
    [{ discount: { discountType: 'Price', percent: 10 } }, '10 % rabatt på grunnpakken'],
    [{ discount: { discountType: 'NewTrialLength', durationMonths: 1 } }, 'Gratis i én måned'],
    [{ discount: { discountType: 'NewTrialLength' } }, 'Gratis prøveperiode'],
    [{ productIds: ['mye', 'max'] }, 'Gir deg Mye og Max. Det trekkes fra når du betaler.'],
    [{ productIds: ['borte'] }, 'Koden er godkjent'],
    [{ discount: { discountType: 'NoDiscount' } }, 'Koden er godkjent'],
  ])('describes %j as %s', (rest, text) => {
    expect(textOf(rest)).toBe(text);
  });

  it('isVoucherApplicable is true for any choice, or for one with a product of the voucher', () => {
    const discount = { discountType: 'Price', percent: 50 } as const;
    expect(isVoucherApplicable({ ...voucher, discount }, ['litt'])).toBe(true);
    expect(isVoucherApplicable({ ...voucher, discount, productIds: ['mye'] }, ['litt'])).toBe(false);
    expect(isVoucherApplicable({ ...voucher, discount, productIds: ['mye'] }, ['mye', 'max'])).toBe(true);
    expect(isVoucherApplicable({ ...voucher, productIds: ['mye'] }, ['litt'])).toBe(true);
  });
});
