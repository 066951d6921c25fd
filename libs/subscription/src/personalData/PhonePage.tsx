import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { changePhoneNumber, useGetAccountQuery } from '@tv/api-client';
import { FormTextField } from '../form/FormFields.tsx';
import { phoneText, phoneToSend } from '../phone/norwegianPhone.ts';
import { ChangeDone } from './ChangeDone.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { ChangePage, PersonaliaLink } from './ChangePage.tsx';
import { phoneFailure } from './changeFailure.ts';
import { NO_WORDS, presentPassword, typed } from './typed.ts';
import { useChangeDoor } from './useChangeDoor.ts';

const fields = v.object({ phoneNumber: typed('Skriv mobilnummeret ditt'), password: presentPassword });

/** `/telefon`: changes the phone number, confirmed by password (ROUTE-58, ACCT-13, ACCT-18…20). */
export function PhonePage() {
  const { data: account, isLoading } = useGetAccountQuery();
  const { dispatch, renewToken, hasToken } = useChangeDoor();
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
          place="account.changePhoneNumber"
          failedText="Vi fikk ikke endret mobilnummeret."
          submit="Lagre"
          failureOf={(error) => phoneFailure(error, hasToken())}
          send={async ({ phoneNumber, password }) => {
            await renewToken();
            const change = { phoneNumber: phoneToSend(phoneNumber), password };
            // Keeps the password out of the store.
            await dispatch(changePhoneNumber.initiate(change, { track: false })).unwrap();
            setDone(phoneText(phoneNumber));
          }}
        >
          <FormTextField
            control={form.control}
            name="phoneNumber"
            label="Mobilnummer"
            text={present ? `Nå er det ${phoneText(present)}.` : isLoading ? NO_WORDS : undefined}
            type="tel"
            autoComplete="tel"
            formatted={phoneText}
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
        <ChangeDone
          title="Mobilnummeret er endret"
          text={`Fra nå av bruker vi ${done}.`}
          action={<PersonaliaLink />}
        />
      )}
    </ChangePage>
  );
}
