import * as v from 'valibot';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import type { Wire } from '../parse/fitsContract.ts';

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
    registerCustomer: build.mutation(
      queryWithSchema(parseOneTimeCode, ({ registration, analyticsId }: RegisterRequest) => ({
        service: 'gateway',
        path: '/customer/register',
        method: 'POST',
        body: registration,
        ...ofAnalytics(analyticsId),
      })),
    ),
    /** Registers a customer by wallet login (SIGNUP-06). */
    registerWalletCustomer: build.mutation(
      queryWithSchema(parseOneTimeCode, ({ analyticsId, ...body }: WalletRegisterRequest) => ({
        service: 'gateway',
        path: '/customer/emailRegister/vipps',
        method: 'POST',
        body,
        ...ofAnalytics(analyticsId),
      })),
    ),
  }),
});

export const { registerCustomer, registerWalletCustomer } = registerApi.endpoints;

const result = v.object({ otac: v.optional(v.string()), oneTimeCode: v.optional(v.string()) });

/** Parses the one-time code that signs a new customer in; the API has two names for it. */
export function parseOneTimeCode(body: unknown): string {
  const code = v.pipe(
    result,
    v.transform(({ otac, oneTimeCode }) => otac ?? oneTimeCode),
    v.pipe(v.string(), v.nonEmpty()),
  );
  return v.parse(code, body);
}
