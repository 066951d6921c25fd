import type { Addresses } from '@tv/run';
import type { PlatformClock } from '../../clock.ts';
import { errorResponse } from '../../contract/errorResponse.ts';
import type { OperationResponse, Operations } from '../../platformContext.ts';
import type { Recorder } from '../../record/recorder.ts';
import type { Accounts } from '../../state/accounts.ts';
import type { PasswordResets } from '../../state/passwordResets.ts';

export interface PasswordOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly addresses: Addresses;
  readonly recorder: Recorder;
  readonly resets: PasswordResets;
  readonly endSessions: (userId: string, currentSession?: string) => void;
}

interface PasswordUpdate {
  readonly currentPassword?: string;
  readonly token?: string;
  readonly newPassword: string;
}

const fieldError = (status: number, code: string, message: string, field: string): OperationResponse => ({
  status,
  body: { code, message, field },
});

/** Returns the operations that change or reset a password. */
export function passwordOperations(options: PasswordOptions): Operations {
  const { accounts, clock, addresses, recorder, resets, endSessions } = options;
  const sites = Object.values(addresses.brands);

  const siteOf = (origin: string | undefined): string =>
    sites.find((site) => site === origin) ?? addresses.brands['brand-a'] ?? '';

  return {
    requestPasswordReset: ({ body, headers }) => {
      const { email } = body as { email: string };
      const account = accounts.byEmail(email);
      if (account) {
        const now = clock.now();
        const link = new URL('/passord/reset', siteOf(headers['origin']));
        link.searchParams.set('token', resets.issue(account.userId, now));
        recorder.mails.add({ at: now, to: account.email, subject: 'Nytt passord', link: link.href });
      }
      return { status: 204 };
    },
    updatePassword: ({ body, customer }) => {
      const { currentPassword, token, newPassword } = body as PasswordUpdate;
      const tooShort = fieldError(400, 'PASSWORD_VALIDATION_FAILURE', 'Passordet er for kort', 'newPassword');
      if (token !== undefined) {
        // A rejected password does not use up the link.
        if (newPassword.length < 8) return tooShort;
        const userId = resets.redeem(token, clock.now());
        if (userId === undefined) return fieldError(400, 'TOKEN_EXPIRED', 'Lenken er utløpt', 'token');
        accounts.setPassword(userId, newPassword);
        endSessions(userId);
        return { status: 204 };
      }
      if (!customer) return errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
      if (!accounts.isPasswordCorrect(customer.userId, currentPassword ?? '')) {
        return fieldError(403, 'INCORRECT_PASSWORD', 'Incorrect password', 'currentPassword');
      }
      if (newPassword.length < 8) return tooShort;
      accounts.setPassword(customer.userId, newPassword);
      endSessions(customer.userId, customer.sessionUid);
      return { status: 204 };
    },
  };
}
