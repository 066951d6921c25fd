import { useState } from 'react';
import * as v from 'valibot';
import { changeEmail, changePhoneNumber, useGetAccountQuery, type ApiDispatch } from '@tv/api-client';
import { FormTextField, type FormTextFieldProps } from '../form/FormFields.tsx';
import { formatPhone, phoneForRequest } from '../phone/norwegianPhone.ts';
import { ChangeConfirmation, ChangeForm } from './ChangeForm.tsx';
import { ChangePage, PersonaliaLink } from './ChangePage.tsx';
import { refusedChange } from './changeError.ts';
import { existingPassword, requiredText } from './personalDataSchemas.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

type Fields = Record<string, string>;

/** Reserves a line while its text loads. */
const HINT_PLACEHOLDER = '\u00a0';

interface ContactPageProps {
  readonly name: 'email' | 'phoneNumber';
  readonly field: Pick<FormTextFieldProps<Fields>, 'label' | 'type' | 'autoComplete' | 'format'>;
  readonly title: string;
  readonly lead: string;
  readonly requiredMessage: string;
  /** Text below the field with the present value. */
  readonly hint: (present: string) => string;
  readonly logContext: string;
  readonly failedText: string;
  readonly doneTitle: string;
  readonly doneText: (value: string) => string;
  readonly save: (dispatch: ApiDispatch, value: string, password: string) => Promise<unknown>;
}

/** Changes a part of the contact data, confirmed by password (ACCT-13). */
function ContactPage({ name, field, save, ...texts }: ContactPageProps) {
  const { data: account, isLoading } = useGetAccountQuery();
  const { dispatch, renewToken, hasToken } = useAuthenticatedDispatch();
  const [saved, setSaved] = useState<string>();
  const present = account?.personalia[name];
  return (
    <ChangePage title={texts.title} lead={texts.lead}>
      {saved === undefined ? (
        <ChangeForm<Fields>
          schema={v.object({ [name]: requiredText(texts.requiredMessage), password: existingPassword })}
          defaultValues={{ [name]: '', password: '' }}
          logContext={texts.logContext}
          failedText={texts.failedText}
          toFieldError={(error) => refusedChange(error, hasToken(), name, 'password')}
          send={async ({ [name]: value = '', password = '' }) => {
            await renewToken();
            await save(dispatch, value, password);
            setSaved(value);
          }}
        >
          {(control) => (
            <>
              <FormTextField
                {...field}
                control={control}
                name={name}
                text={present ? texts.hint(present) : isLoading ? HINT_PLACEHOLDER : undefined}
              />
              <FormTextField
                control={control}
                name="password"
                label="Passord"
                text="Det du logger inn med, så vi vet at det er deg."
                type="password"
                autoComplete="current-password"
              />
            </>
          )}
        </ChangeForm>
      ) : (
        <ChangeConfirmation
          title={texts.doneTitle}
          text={texts.doneText(saved)}
          action={<PersonaliaLink />}
        />
      )}
    </ChangePage>
  );
}

// Keeps the password out of the store.
const untracked = { track: false } as const;

/** `/epost` (ROUTE-57, ACCT-15…17). */
export function EmailPage() {
  return (
    <ContactPage
      name="email"
      title="Endre e-post"
      lead="Du logger inn med e-postadressen, og vi sender kvitteringer dit."
      field={{ label: 'E-post', type: 'email', autoComplete: 'email' }}
      requiredMessage="Skriv e-postadressen din"
      hint={(present) => `Nå er den ${present}.`}
      logContext="account.changeEmail"
      failedText="Vi fikk ikke endret e-postadressen."
      doneTitle="E-postadressen er endret"
      doneText={(email) => `Neste gang logger du inn med ${email}.`}
      save={(dispatch, email, password) =>
        dispatch(changeEmail.initiate({ email, password }, untracked)).unwrap()
      }
    />
  );
}

/** `/telefon` (ROUTE-58, ACCT-18…20). */
export function PhonePage() {
  return (
    <ContactPage
      name="phoneNumber"
      title="Endre mobilnummer"
      lead="Vi bruker nummeret når det er noe viktig med abonnementet."
      field={{ label: 'Mobilnummer', type: 'tel', autoComplete: 'tel', format: formatPhone }}
      requiredMessage="Skriv mobilnummeret ditt"
      hint={(present) => `Nå er det ${formatPhone(present)}.`}
      logContext="account.changePhoneNumber"
      failedText="Vi fikk ikke endret mobilnummeret."
      doneTitle="Mobilnummeret er endret"
      doneText={(phoneNumber) => `Fra nå av bruker vi ${formatPhone(phoneNumber)}.`}
      save={(dispatch, phoneNumber, password) => {
        const change = { phoneNumber: phoneForRequest(phoneNumber), password };
        return dispatch(changePhoneNumber.initiate(change, untracked)).unwrap();
      }}
    />
  );
}
