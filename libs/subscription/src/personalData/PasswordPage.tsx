import { useState } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useAnalytics } from '@tv/analytics';
import { updatePassword } from '@tv/api-client';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { TextLink } from '@tv/ui';
import { FormTextField } from '../form/FormFields.tsx';
import { ChangeConfirmation, ChangeForm } from './ChangeForm.tsx';
import { ChangePage, PersonaliaLink } from './ChangePage.tsx';
import { refusedChange } from './changeError.ts';
import { passwordChangeSchema, MIN_PASSWORD_LENGTH } from './personalDataSchemas.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

/** `/passord`: changes the password, confirmed by the current one (ROUTE-56, ACCT-22, ANA-30). */
export function PasswordPage() {
  const analytics = useAnalytics();
  const { dispatch, renewToken, hasToken } = useAuthenticatedDispatch();
  const [isDone, setDone] = useState(false);
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
            schema={passwordChangeSchema}
            defaultValues={{ currentPassword: '', newPassword: '', repeated: '' }}
            logContext="account.changePassword"
            failedText="Vi fikk ikke endret passordet."
            toFieldError={(error) => refusedChange(error, hasToken(), 'newPassword', 'currentPassword')}
            send={async ({ currentPassword, newPassword }) => {
              await renewToken();
              const change = { currentPassword, newPassword };
              // Keeps the password out of the store.
              await dispatch(updatePassword.initiate(change, { track: false })).unwrap();
              analytics.push({ event: 'password_change', way: 'change' });
              setDone(true);
            }}
          >
            {(control) => (
              <>
                <FormTextField
                  control={control}
                  name="currentPassword"
                  label="Passord"
                  text="Det du logger inn med nå."
                  type="password"
                  autoComplete="current-password"
                />
                <NewPasswordFields control={control} names={['newPassword', 'repeated']} />
              </>
            )}
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

interface NewPasswordFieldsProps<Fields extends FieldValues> {
  readonly control: Control<Fields>;
  readonly names: readonly [first: FieldPathByValue<Fields, string>, again: FieldPathByValue<Fields, string>];
}

/** New password and its repetition. */
export function NewPasswordFields<Fields extends FieldValues>({
  control,
  names: [first, again],
}: NewPasswordFieldsProps<Fields>) {
  return (
    <>
      <FormTextField
        control={control}
        name={first}
        label="Nytt passord"
        text={`Minst ${MIN_PASSWORD_LENGTH} tegn.`}
        type="password"
        autoComplete="new-password"
      />
      <FormTextField
        control={control}
        name={again}
        label="Nytt passord en gang til"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
