import { errorResponse } from '../../contract/errorResponse.ts';
import type { Operations } from '../../platformContext.ts';
import type { Accounts } from '../../state/accounts.ts';

/** Returns the operations for the purchase PIN. */
export function pinOperations(accounts: Accounts): Operations {
  return {
    validatePin: ({ customer, body }) => {
      const { pin } = accounts.pinOf(customer?.userId ?? '');
      if (pin === undefined) return errorResponse(400, 'PIN_NOT_SET', 'Ingen PIN-kode er satt');
      return { status: 200, body: { isValid: field(body, 'pin') === pin } };
    },
    setPurchasePin: ({ customer, body }) => {
      if (customer) accounts.setPin(customer.userId, field(body, 'purchasePin'));
      return { status: 204 };
    },
    getPinSettings: ({ customer }) => {
      const { pin, isPurchasePinActive } = accounts.pinOf(customer?.userId ?? '');
      return { status: 200, body: { isPinSet: pin !== undefined, purchasePinActive: isPurchasePinActive } };
    },
  };
}

function field(body: unknown, name: string): string {
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
