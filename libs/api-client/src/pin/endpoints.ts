import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { parsePinSettings, parsePinValidation } from './schema.ts';

const pinApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPinSettings: build.query({
      ...queryWithSchema(parsePinSettings, {
        service: 'gateway',
        path: '/pin/pinsettings',
        needsToken: true,
      }),
      providesTags: ['Pin'],
    }),
    // The API spells it `accept-modal-version` (PIN-02).
    validatePin: build.mutation({
      ...queryWithSchema(parsePinValidation, (pin: string) => ({
        service: 'gateway',
        path: '/pin/validate',
        method: 'POST',
        headers: { 'accept-modal-version': '2.0' },
        body: { pin },
        needsToken: true,
      })),
    }),
    setPurchasePin: build.mutation({
      ...queryWithSchema(parseNothing, (purchasePin: string) => ({
        service: 'gateway',
        path: '/pin/settings/purchasepin',
        method: 'PUT',
        body: { purchasePin },
        needsToken: true,
      })),
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
