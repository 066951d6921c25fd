import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { parserOf } from '../parse/parserOf.ts';

/** Whether a PIN is set, and whether it protects purchases (PIN-06, PIN-08). */
export const parsePinSettings = parserOf(() =>
  v.pipe(
    contractObject('PinSettings', { isPinSet: v.boolean(), purchasePinActive: v.boolean() }),
    v.transform(({ isPinSet, purchasePinActive }) => ({ isPinSet, isPurchasePinActive: purchasePinActive })),
  ),
);
export type PinSettings = ReturnType<typeof parsePinSettings>;

const pinValidation = contractObject('PinValidation', { isValid: v.boolean() });

/** Whether the PIN is correct (PIN-04). */
export const parsePinValidation = (body: unknown): boolean => v.parse(pinValidation, body).isValid;
