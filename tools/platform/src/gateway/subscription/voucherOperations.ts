import type { PlatformClock } from '../../clock.ts';
import { errorResponse, noneResponse } from '../../contract/errorResponse.ts';
import { isBeforePurchase } from '../../money/changePlan.ts';
import type { Money } from '../../money/money.ts';
import type { VoucherTerms } from '../../money/voucherList.ts';
import type { Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';
import { parseNorwegianNumber } from '../account/parseNorwegianNumber.ts';

const unknown = errorResponse(404, 'INVALID_VOUCHER', 'Ugyldig kode');
const invalid = errorResponse(400, 'INVALID_VOUCHER', 'Ugyldig kode');

/** Returns the operations that validate, identify and redeem vouchers. */
export function voucherOperations(accounts: Accounts, clock: PlatformClock, money: Money): Operations {
  const { vouchers } = money;

  function answer(voucher: VoucherTerms): unknown {
    const { code, isUsed, percent, trialMonths, months, gives } = voucher;
    const discount =
      trialMonths === undefined
        ? { discountType: 'Price', percent, durationMonths: months }
        : { discountType: 'NewTrialLength', percent: 100, durationMonths: trialMonths };
    return {
      code,
      isValid: isUsed !== true,
      ...(gives === undefined ? { discount } : {}),
      productIds: voucher.productIds,
      requiresIdentification: voucher.boundTo !== undefined && !vouchers.isIdentified(code),
    };
  }

  return {
    validateVoucher: ({ params }) => {
      const voucher = vouchers.find(params['code'] ?? '');
      if (!voucher) return unknown;
      return voucher.isExpired ? invalid : { status: 200, body: answer(voucher) };
    },

    identifyVoucher: ({ params, body }) => {
      const { phoneNumber } = body as { phoneNumber: string };
      const voucher = vouchers.find(params['code'] ?? '');
      if (!voucher) return unknown;
      const isBoundToOther =
        voucher.boundTo !== undefined && parseNorwegianNumber(phoneNumber) !== voucher.boundTo;
      if (voucher.isExpired || isBoundToOther) return invalid;
      vouchers.identify(voucher.code);
      return { status: 200, body: answer(voucher) };
    },

    redeemVoucher: ({ customer, params }) => {
      const voucher = vouchers.find(params['code'] ?? '');
      if (!customer || !voucher) return unknown;
      const { code, boundTo, isExpired, isUsed } = voucher;
      const isOwner = boundTo === undefined || accounts.byId(customer.userId)?.phoneNumber === boundTo;
      if (isExpired || !(isOwner || vouchers.isIdentified(code))) return invalid;
      // A trial applies only to a first purchase.
      const isTrial = voucher.trialMonths !== undefined;
      if (isTrial && !isBeforePurchase(accounts.subscriptionOf(customer.userId))) return invalid;
      if (isUsed || vouchers.hasRedeemed(customer.userId, code)) {
        return errorResponse(409, 'VOUCHER_USED', 'Koden er allerede brukt');
      }
      vouchers.redeem(customer.userId, code, clock.now());
      money.changes.countVouchers(customer.userId);
      return { status: 204 };
    },

    getActiveVoucherInfo: ({ customer }) => {
      const active = customer && vouchers.activeOf(customer.userId, clock.now());
      if (!active) return noneResponse;
      const { voucher, until } = active;
      return {
        status: 200,
        body: {
          ...(answer(voucher) as object),
          requiresIdentification: false,
          ...(until === undefined ? {} : { validTo: new Date(until).toISOString() }),
        },
      };
    },
  };
}
