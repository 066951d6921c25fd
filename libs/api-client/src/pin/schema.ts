import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { parserOf } from '../parse/parserOf.ts';

const pinSettings = v.pipe(
  contractObject('PinSettings', { isPinSet: v.boolean(), purchasePinActive: v.boolean() }),
  v.transform(({ isPinSet, purchasePinActive }) => ({ isPinSet, isPurchasePinActive: purchasePinActive })),
);

/** Whether a PIN is set, and whether it protects purchases (PIN-06, PIN-08). */
export type PinSettings = v.InferOutput<typeof pinSettings>;

export const parsePinSettings = parserOf(() => pinSettings);

const pinValidation = contractObject('PinValidation', { isValid: v.boolean() });

/** Whether the PIN is correct (PIN-04). */
export function parsePinValidation(body: unknown): boolean {
  return v.parse(pinValidation, body).isValid;
}
