import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';

const pinSettings = v.pipe(
  fitsContract<Wire['PinSettings']>()(v.object({ isPinSet: v.boolean(), purchasePinActive: v.boolean() })),
  v.transform(({ isPinSet, purchasePinActive }) => ({ isPinSet, isPurchasePinActive: purchasePinActive })),
);

/** Whether a PIN is set, and whether it protects purchases (PIN-06, PIN-08). */
export type PinSettings = v.InferOutput<typeof pinSettings>;

export function parsePinSettings(body: unknown): PinSettings {
  return v.parse(pinSettings, body);
}

const pinValidation = fitsContract<Wire['PinValidation']>()(v.object({ isValid: v.boolean() }));

/** Whether the PIN is correct (PIN-04). */
export function parsePinValidation(body: unknown): boolean {
  return v.parse(pinValidation, body).isValid;
}
