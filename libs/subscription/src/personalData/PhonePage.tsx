import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { changePhoneNumber, useGetAccountQuery } from '@tv/api-client';
import { FormTextField } from '../form/FormFields.tsx';
import { formatPhone, phoneForRequest } from '../phone/norwegianPhone.ts';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangePage, PersonaliaLink } from './ChangePage.tsx';
import { phoneChangeError } from './changeError.ts';
import { HINT_PLACEHOLDER, existingPassword, requiredText } from './requiredText.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

const fields = v.object({
  phoneNumber: requiredText('Skriv mobilnummeret ditt'),
  password: existingPassword,
});

/** `/telefon`: changes the phone number, confirmed by password (ROUTE-58, ACCT-13, ACCT-18…20). */
export function PhonePage() {
  const { data: account, isLoading } = useGetAccountQuery();
  const { dispatch, renewToken, hasToken } = useAuthenticatedDispatch();
  const [done, setDone] = useState<string>();
  const form = useForm({
    resolver: valibotResolver(fields),
    defaultValues: { phoneNumber: '', password: '' },
    shouldFocusError: false,
  });
  const { phoneNumber: present } = account?.personalia ?? {};
  return (
    <ChangePage title="Endre mobilnummer" lead="Vi bruker nummeret når det er noe viktig med abonnementet.">
      {done === undefined ? (
        <ChangeForm
          form={form}
          order={['phoneNumber', 'password']}
          logContext="account.changePhoneNumber"
          failedText="Vi fikk ikke endret mobilnummeret."
          submit="Lagre"
          toFieldError={(error) => phoneChangeError(error, hasToken())}
          send={async ({ phoneNumber, password }) => {
            await renewToken();
            const change = { phoneNumber: phoneForRequest(phoneNumber), password };
            // Keeps the password out of the store.
            await dispatch(changePhoneNumber.initiate(change, { track: false })).unwrap();
            setDone(formatPhone(phoneNumber));
          }}
        >
          <FormTextField
            control={form.control}
            name="phoneNumber"
            label="Mobilnummer"
            text={present ? `Nå er det ${formatPhone(present)}.` : isLoading ? HINT_PLACEHOLDER : undefined}
            type="tel"
            autoComplete="tel"
            format={formatPhone}
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
          title="Mobilnummeret er endret"
          text={`Fra nå av bruker vi ${done}.`}
          action={<PersonaliaLink />}
        />
      )}
    </ChangePage>
  );
}
