import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { changeEmail, useGetAccountQuery } from '@tv/api-client';
import { FormTextField } from '../form/FormFields.tsx';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangePage, PersonaliaLink } from './ChangePage.tsx';
import { emailChangeError } from './changeError.ts';
import { HINT_PLACEHOLDER, existingPassword, requiredText } from './requiredText.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

const fields = v.object({ email: requiredText('Skriv e-postadressen din'), password: existingPassword });

/** `/epost`: changes the e-mail address, confirmed by password (ROUTE-57, ACCT-13…17). */
export function EmailPage() {
  const { data: account, isLoading } = useGetAccountQuery();
  const { dispatch, renewToken, hasToken } = useAuthenticatedDispatch();
  const [done, setDone] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(fields),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { email: present } = account?.personalia ?? {};
  return (
    <ChangePage title="Endre e-post" lead="Du logger inn med e-postadressen, og vi sender kvitteringer dit.">
      {done === undefined ? (
        <ChangeForm
          form={form}
          order={['email', 'password']}
          logContext="account.changeEmail"
          failedText="Vi fikk ikke endret e-postadressen."
          submit="Lagre"
          toFieldError={(error) => emailChangeError(error, hasToken())}
          send={async ({ email, password }) => {
            await renewToken();
            // Keeps the password out of the store.
            await dispatch(changeEmail.initiate({ email, password }, { track: false })).unwrap();
            setDone(email);
          }}
        >
          <FormTextField
            control={form.control}
            name="email"
            label="E-post"
            text={present ? `Nå er den ${present}.` : isLoading ? HINT_PLACEHOLDER : undefined}
            type="email"
            autoComplete="email"
          />
          <FormTextField
            control={form.control}
            name="password"
            label="Passord"
            text="Det du logger inn med, så vi vet at det er deg."
            type="password"
            autoComplete="current-password"
          />
        </ChangeForm>
      ) : (
        <ChangeConfirmation
          title="E-postadressen er endret"
          text={`Neste gang logger du inn med ${done}.`}
          action={<PersonaliaLink />}
        />
      )}
    </ChangePage>
  );
}
