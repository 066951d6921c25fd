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
  /** The authorization code of the wallet login. */
  readonly code: string;
  /** The redirect URI of the wallet login. */
  readonly redirectUrl: string;
  /** Used if the wallet's email address cannot be. */
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
    /** Registers a customer (SIGNUP-04). Returns the one-time code that signs them in. */
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
    /** Registers a customer by wallet login (SIGNUP-06). */
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
