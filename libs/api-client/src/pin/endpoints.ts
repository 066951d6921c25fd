import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { parsePinSettings, parsePinValidation } from './schema.ts';

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
