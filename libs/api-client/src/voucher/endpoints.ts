import { encodePathSegment } from '@tv/routes';
import { api } from '../base/api.ts';
import { customerRequest } from '../base/apiRequest.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { parseActiveVoucher, parseVoucher } from './schema.ts';

export interface VoucherIdentification {
  readonly code: string | undefined;
  /** Normalised if it is a Norwegian number. */
  readonly phoneNumber: string | undefined;
}

/** @throws Error without a code (VOUCH-09) */
function voucherPath(code: string | undefined, step: 'validate' | 'identify' | 'redeem'): string {
  if (code === undefined || code.trim() === '') throw new Error('voucher code is undefined');
  return `/voucher/${encodePathSegment(code)}/${step}`;
}

/** @throws Error without a phone number (VOUCH-08) */
function requirePhoneNumber({ phoneNumber }: VoucherIdentification): string {
  if (phoneNumber === undefined || phoneNumber.trim() === '') throw new Error('phone number is undefined');
  return phoneNumber;
}

const voucherApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Sends the token if there is one (VOUCH-06). Validity may change at any time, so nothing is cached.
    validateVoucher: build.query({
      ...queryWithSchema(parseVoucher, (code: string | undefined) => ({
        service: 'gateway',
        path: voucherPath(code, 'validate'),
      })),
      keepUnusedDataFor: 0,
    }),
    identifyVoucher: build.mutation(
      queryWithSchema(parseVoucher, (identification: VoucherIdentification) => ({
        service: 'gateway',
        method: 'POST',
        path: voucherPath(identification.code, 'identify'),
        body: { phoneNumber: requirePhoneNumber(identification), code: identification.code },
      })),
    ),
    redeemVoucher: build.mutation({
      ...queryWithSchema(parseNothing, (code: string | undefined) =>
        customerRequest(voucherPath(code, 'redeem'), { method: 'POST' }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['ActiveVoucher', 'Customer', 'Subscription']),
    }),
    getActiveVoucher: build.query({
      ...queryWithSchema(
        parseActiveVoucher,
        customerRequest('/customer/activeVoucherInfo', { acceptedStatuses: [404] }),
      ),
      providesTags: ['ActiveVoucher'],
    }),
  }),
});

export const {
  useValidateVoucherQuery,
  useIdentifyVoucherMutation,
  useRedeemVoucherMutation,
  useGetActiveVoucherQuery,
} = voucherApi;
export const { validateVoucher, identifyVoucher, redeemVoucher, getActiveVoucher } = voucherApi.endpoints;
