import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isRequestError, requestPasswordReset } from '@tv/api-client';
import { Button } from '@tv/ui';
import { FormTextField } from '../form/FormFields.tsx';
import { ChangeConfirmation } from './ChangeConfirmation.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { requiredText } from './requiredText.ts';
import { useAuthenticatedDispatch } from './useAuthenticatedDispatch.ts';

const fields = v.object({ email: requiredText('Skriv e-postadressen din') });

/** Whether the address was rejected. Hidden from the user, since it would reveal who is a customer. */
function isAddressError(error: unknown): boolean {
  return isRequestError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Sends a password reset link, with the same confirmation for unknown addresses (ACCT-21). */
export function RequestResetLink() {
  const { dispatch } = useAuthenticatedDispatch();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    resolver: valibotResolver(fields),
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
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
      form={form}
      order={['email']}
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
        setSent(true);
      }}
    >
      <FormTextField
        control={form.control}
        name="email"
        label="E-post"
        text="Den du logger inn med."
        type="email"
        autoComplete="email"
      />
    </ChangeForm>
  );
}
