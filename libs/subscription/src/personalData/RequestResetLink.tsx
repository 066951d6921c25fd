import { useState } from 'react';
import * as v from 'valibot';
import { isRequestError, requestPasswordReset } from '@tv/api-client';
import { Button } from '@tv/ui';
import { FormTextField } from '../form/FormFields.tsx';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { requiredText } from './personalDataSchemas.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

const schema = v.object({ email: requiredText('Skriv e-postadressen din') });

/** Whether the address was rejected. Hidden from the user, since it would reveal who is a customer. */
function isAddressError(error: unknown): boolean {
  return isRequestError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Sends a password reset link, with the same confirmation for unknown addresses (ACCT-21). */
export function RequestResetLink() {
  const { dispatch } = useAuthenticatedDispatch();
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
