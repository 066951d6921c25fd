import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import type { Wire } from '../parse/wire.ts';
import { parseOneTimeCode } from './schema.ts';

interface WithAnalyticsId {
  /** The analytics client id; undefined without consent. */
  readonly analyticsId: string | undefined;
}

export interface RegisterRequest extends WithAnalyticsId {
  readonly registration: Wire['Registration'];
}

export interface WalletRegisterRequest extends WithAnalyticsId {
  /** What the wallet's login came back with. */
  readonly code: string;
  /** Where it came back to. */
  readonly redirectUrl: string;
  /** Where the wallet's own cannot be used. */
  readonly email?: string | undefined;
  readonly consents: Wire['Consents'];
  readonly productIds: readonly string[];
  readonly voucherCode?: string | undefined;
}

const ofAnalytics = (id: string | undefined) =>
  id === undefined ? {} : { brandHeaders: { AnalyticsId: id } };

const registerApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Makes a customer of a visitor (SIGNUP-04); answers with the one-time code that signs him in. */
    registerCustomer: build.mutation<string, RegisterRequest>({
      ...reads(
        ({ registration, analyticsId }: RegisterRequest) => ({
          service: 'gateway',
          path: '/customer/register',
          method: 'POST',
          body: registration,
          ...ofAnalytics(analyticsId),
        }),
        parseOneTimeCode,
      ),
    }),
    /** The same by the wallet's login (SIGNUP-06). */
    registerWalletCustomer: build.mutation<string, WalletRegisterRequest>({
      ...reads(
        ({ analyticsId, ...body }: WalletRegisterRequest) => ({
          service: 'gateway',
          path: '/customer/emailRegister/vipps',
          method: 'POST',
          body,
          ...ofAnalytics(analyticsId),
        }),
        parseOneTimeCode,
      ),
    }),
  }),
});

export const { registerCustomer, registerWalletCustomer } = registerApi.endpoints;
