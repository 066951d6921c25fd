import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseNothing } from '../parse/parserOf.ts';

/** A new password, authorised by the current password or by the token of a reset link. */
export type PasswordUpdate =
  | { readonly currentPassword: string; readonly newPassword: string }
  | {
      readonly token: string;
      readonly newPassword: string;
    };

const passwordApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Sends a reset link (ACCT-21). The response never reveals whether the customer exists. */
    requestPasswordReset: build.mutation(
      queryWithSchema(parseNothing, (email: string) => ({
        service: 'gateway',
        path: '/password/setReset',
        method: 'POST',
        body: { email },
      })),
    ),
    /** Sets a new password (ACCT-22). */
    updatePassword: build.mutation(
      queryWithSchema(parseNothing, (body: PasswordUpdate) => ({
        service: 'gateway',
        path: '/password/update',
        method: 'POST',
        body,
        needsToken: 'currentPassword' in body,
        checksPassword: true,
      })),
    ),
  }),
});

export const { requestPasswordReset, updatePassword } = passwordApi.endpoints;
