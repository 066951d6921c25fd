import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';

/** A new password, of one who knows the present one or has come by a link. */
export type PasswordUpdate =
  | { readonly currentPassword: string; readonly newPassword: string }
  | {
      /** Of the link. */
      readonly token: string;
      readonly newPassword: string;
    };

const passwordApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Has a link for a new password sent (ACCT-21); the answer never tells whether there is such a customer. */
    requestPasswordReset: build.mutation<null, string>(
      reads(
        (email: string) => ({
          service: 'gateway',
          path: '/password/setReset',
          method: 'POST',
          body: { email },
        }),
        nothing,
      ),
    ),
    /** Sets a new password (ACCT-22). */
    updatePassword: build.mutation<null, PasswordUpdate>(
      reads(
        (body: PasswordUpdate) => ({
          service: 'gateway',
          path: '/password/update',
          method: 'POST',
          body,
          needsToken: 'currentPassword' in body,
          checksPassword: true,
        }),
        nothing,
      ),
    ),
  }),
});

export const { requestPasswordReset, updatePassword } = passwordApi.endpoints;
