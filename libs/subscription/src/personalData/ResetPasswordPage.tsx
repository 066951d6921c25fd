import { useState } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { updatePassword } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { links } from '@tv/routes';
import { Button } from '@tv/ui';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { RequestResetLink } from './RequestResetLink.tsx';
import styles from './ResetPasswordPage.module.css';
import { changeErrorText, passwordResetError } from './changeError.ts';
import { passwordResetSchema } from './personalDataSchemas.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';
import { useResetToken } from './useResetToken.ts';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** Sets a password with a reset token (ACCT-22). */
function ResetPasswordForm({ token, onDone, onExpired }: ResetPasswordFormProps) {
  const { dispatch } = useAuthenticatedDispatch();
  return (
    <ChangeForm
      schema={passwordResetSchema}
      defaultValues={{ newPassword: '', repeated: '' }}
      logContext="account.resetPassword"
      failedText="Vi fikk ikke lagret passordet."
      toFieldError={(error) => {
        const failure = passwordResetError(error);
        return failure?.field === 'newPassword' ? { ...failure, field: failure.field } : undefined;
      }}
      send={async ({ newPassword }) => {
        try {
          // Keeps token and password out of the store.
          await dispatch(updatePassword.initiate({ token, newPassword }, { track: false })).unwrap();
        } catch (error) {
          if (passwordResetError(error)?.code !== 'TOKEN_EXPIRED') throw error;
          return onExpired();
        }
        onDone();
      }}
    >
      {(control) => <NewPasswordFields control={control} names={['newPassword', 'repeated']} />}
    </ChangeForm>
  );
}

/**
 * `/passord/reset` (ROUTE-65): sends a reset link; with its token, sets a password and signs in (AUTH-44).
 */
export function ResetPasswordPage() {
  const analytics = useAnalytics();
  const reporter = useReporter();
  const session = useSession();
  const { token, clear } = useResetToken();
  const [outcome, setOutcome] = useState<'done' | 'expired'>();

  const signIn = (): void =>
    void session.signIn({ loginContext: 'password_changed', returnTo: links.account() });

  if (outcome === 'done') {
    return (
      <PageFrame title="Nytt passord">
        <ChangeConfirmation
          title="Passordet er lagret"
          text="Nå logger du inn med det nye passordet. Alle andre steder er du logget ut."
          action={
            <Button variant="primary" onClick={signIn}>
              Logg inn
            </Button>
          }
        />
      </PageFrame>
    );
  }
  if (token !== undefined) {
    return (
      <PageFrame title="Nytt passord" lead="Velg et passord som du ikke bruker andre steder.">
        <ResetPasswordForm
          token={token}
          onDone={() => {
            clear();
            analytics.push({ event: 'password_change', way: 'reset' });
            analytics.flush();
            setOutcome('done');
            signIn();
          }}
          onExpired={() => {
            clear();
            reporter.warn('TOKEN_EXPIRED: Token expired', 'account.resetPassword');
            setOutcome('expired');
          }}
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title="Glemt passord?"
      lead="Skriv e-postadressen din, så sender vi en lenke til et nytt passord."
    >
      {outcome === 'expired' && (
        <p role="alert" className={styles.expired}>
          {changeErrorText('TOKEN_EXPIRED')}. Be om en ny lenke her.
        </p>
      )}
      <RequestResetLink />
    </PageFrame>
  );
}
