import { useState } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useSession } from '@tv/auth';
import { links } from '@tv/routes';
import { Button } from '@tv/ui';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { RequestResetLink } from './RequestResetLink.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import styles from './ResetPasswordPage.module.css';
import { changeErrorText } from './changeError.ts';
import { useResetToken } from './useResetToken.ts';

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
