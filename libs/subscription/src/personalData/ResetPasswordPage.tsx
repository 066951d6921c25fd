import { useState, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useAnalytics, useReporter } from '@tv/analytics';
import { updatePassword, isRequestError, requestPasswordReset, useApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { links } from '@tv/routes';
import { SHALLOW_NAVIGATION } from '@tv/ssr';
import { Button } from '@tv/ui';
import { FormTextField } from '../form/FormFields.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { ChangeConfirmation, ChangeForm } from './ChangeForm.tsx';
import { NewPasswordFields } from './PasswordPage.tsx';
import styles from './ResetPasswordPage.module.css';
import { changeErrorText, passwordResetError } from './changeError.ts';
import { passwordResetSchema, requiredText } from './personalDataSchemas.ts';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onExpired: () => void;
}

/** Sets a password with a reset token (ACCT-22). */
function ResetPasswordForm({ token, onDone, onExpired }: ResetPasswordFormProps) {
  const dispatch = useApiDispatch();
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

/** `/passord/reset` (ROUTE-65): sends a link; with its token, sets a password and signs in (AUTH-44). */
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

/**
 * Returns the token of a reset link and moves it from the URL, where other sites could read it, to the history state.
 */
function useResetToken() {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const inAddress = query.get('token') || undefined;
  const storedToken = (location.state as { readonly resetToken?: unknown } | null)?.resetToken;
  query.delete('token');
  const rest = query.toString();
  useEffect(() => {
    if (inAddress === undefined) return;
    void navigate(
      { pathname, search: rest, hash },
      { ...SHALLOW_NAVIGATION, state: { ...SHALLOW_NAVIGATION.state, resetToken: inAddress } },
    );
  }, [navigate, inAddress, pathname, rest, hash]);
  return {
    token: inAddress ?? (typeof storedToken === 'string' ? storedToken : undefined),
    clear: () => void navigate({ pathname, search: rest, hash }, SHALLOW_NAVIGATION),
  };
}

const schema = v.object({ email: requiredText('Skriv e-postadressen din') });

/** Returns whether the address was rejected. Not shown, since it would reveal who is a customer. */
const isAddressError = (error: unknown): boolean =>
  isRequestError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Sends a password reset link, with the same confirmation for unknown addresses (ACCT-21). */
function RequestResetLink() {
  const dispatch = useApiDispatch();
  const [address, setAddress] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <ChangeConfirmation
        title="Sjekk e-posten din"
        text="Finnes det en konto med adressen du skrev, har vi sendt en lenke dit. Den virker i en time. Får du ingen e-post, se i søppelposten, eller prøv en annen adresse."
        action={<Button onClick={() => setSent(false)}>Send på nytt</Button>}
      />
    );
  }
  return (
    <ChangeForm
      schema={schema}
      defaultValues={{ email: address }}
      logContext="account.requestPasswordReset"
      failedText="Vi fikk ikke sendt lenken."
      submit="Send lenke"
      toFieldError={() => undefined}
      send={async ({ email }) => {
        try {
          await dispatch(requestPasswordReset.initiate(email, { track: false })).unwrap();
        } catch (error) {
          if (!isAddressError(error)) throw error;
        }
        setAddress(email);
        setSent(true);
      }}
    >
      {(control) => (
        <FormTextField
          control={control}
          name="email"
          label="E-post"
          text="Den du logger inn med."
          type="email"
          autoComplete="email"
        />
      )}
    </ChangeForm>
  );
}
