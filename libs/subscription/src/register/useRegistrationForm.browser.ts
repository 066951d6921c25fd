import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { readDraft, storeDraft } from './registrationDraft.ts';
import { EMPTY_FIELDS, type RegistrationFields, type RegistrationForm } from './registrationForm.ts';

/** The fields that something can be wrong with, in the order of the page. */
export const FIELD_ORDER = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'password',
  'hasAcceptedTerms',
] as const;

/**
 * A form of signing up. What was typed in this tab stands there again after a reload, but for the password.
 *
 * @param schema  what is asked for
 */
export function useRegistrationForm(schema: RegistrationForm): UseFormReturn<RegistrationFields> {
  const form = useForm<RegistrationFields>({
    resolver: valibotResolver(schema),
    defaultValues: EMPTY_FIELDS,
    // The summary takes the focus, and says all of it.
    shouldFocusError: false,
  });
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const storage = tabStorage();
    reset({ ...readDraft(storage), password: getValues('password') });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraft(storage, values),
    });
  }, [reset, subscribe, getValues]);
  return form;
}
