import * as v from 'valibot';
import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { parserOf } from '../parse/parserOf.ts';
import { parseNothing } from '../parse/parserOf.ts';

/** Whether a PIN is set, and whether it protects purchases (PIN-06, PIN-08). */
export const parsePinSettings = parserOf(() =>
  v.pipe(
    contractObject('PinSettings', { isPinSet: v.boolean(), purchasePinActive: v.boolean() }),
    v.transform(({ isPinSet, purchasePinActive }) => ({ isPinSet, isPurchasePinActive: purchasePinActive })),
  ),
);
export type PinSettings = ReturnType<typeof parsePinSettings>;

const pinValidation = contractObject('PinValidation', { isValid: v.boolean() });

/** Returns whether the PIN is correct (PIN-04). */
export const parsePinValidation = (body: unknown): boolean => v.parse(pinValidation, body).isValid;

const pinApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPinSettings: build.query({
      ...queryWithSchema(parsePinSettings, customerRequest('/pin/pinsettings')),
      providesTags: ['Pin'],
    }),
    // The API spells it `accept-modal-version` (PIN-02).
    validatePin: build.mutation({
      ...queryWithSchema(parsePinValidation, (pin: string) =>
        customerRequest('/pin/validate', {
          method: 'POST',
          headers: { 'accept-modal-version': '2.0' },
          body: { pin },
        }),
      ),
    }),
    setPurchasePin: build.mutation({
      ...queryWithSchema(parseNothing, (purchasePin: string) =>
        customerRequest('/pin/settings/purchasepin', { method: 'PUT', body: { purchasePin } }),
      ),
      invalidatesTags: ['Pin'],
    }),
  }),
});

export const {
  useGetPinSettingsQuery,
  useLazyGetPinSettingsQuery,
  useValidatePinMutation,
  useSetPurchasePinMutation,
} = pinApi;
export const { getPinSettings, validatePin, setPurchasePin } = pinApi.endpoints;
