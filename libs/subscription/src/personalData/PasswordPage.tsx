import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAnalytics } from '@tv/analytics';
import { updatePassword } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { TextLink } from '@tv/ui';
import { FormTextField } from '../form/FormFields.tsx';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangePage, PersonaliaLink } from './ChangePage.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordChangeError } from './changeError.ts';
import { passwordChangeSchema } from './passwordSchemas.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

/** `/passord`: changes the password, confirmed by the current one (ROUTE-56, ACCT-22, ANA-30). */
export function PasswordPage() {
  const analytics = useAnalytics();
  const { dispatch, renewToken, hasToken } = useAuthenticatedDispatch();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    resolver: valibotResolver(passwordChangeSchema),
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
    shouldFocusError: false,
  });
  return (
    <ChangePage
      title="Endre passord"
      lead="Når du endrer passordet, blir du logget ut alle andre steder enn her."
    >
      {isDone ? (
        <ChangeConfirmation
          title="Passordet er endret"
          text="Du er fortsatt logget inn her. Alle andre steder må du logge inn med det nye passordet."
          action={<PersonaliaLink />}
        />
      ) : (
        <>
          <ChangeForm
            form={form}
            order={['currentPassword', 'newPassword', 'repeated']}
            logContext="account.changePassword"
            failedText="Vi fikk ikke endret passordet."
            submit="Lagre"
            toFieldError={(error) => passwordChangeError(error, hasToken())}
            send={async ({ currentPassword, newPassword }) => {
              await renewToken();
              // Keeps the password out of the store.
              await dispatch(
                updatePassword.initiate({ currentPassword, newPassword }, { track: false }),
              ).unwrap();
              analytics.push({ event: 'password_change', way: 'change' });
              setDone(true);
            }}
          >
            <FormTextField
              control={form.control}
              name="currentPassword"
              label="Passord"
              text="Det du logger inn med nå."
              type="password"
              autoComplete="current-password"
            />
            <NewPasswordFields control={form.control} names={['newPassword', 'repeated']} />
          </ChangeForm>
          <p>
            <TextLink as={Link} to={customerLinks.resetPassword()}>
              Glemt passordet?
            </TextLink>
          </p>
        </>
      )}
    </ChangePage>
  );
}
