import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { openTabStorage } from '@tv/browser-storage/browser';
import { readDraft, storeDraft } from './registrationDraft.ts';
import { EMPTY_FIELDS, type RegistrationFields, type RegistrationSchema } from './registrationSchema.ts';

/** In page order. */
export const FIELD_ORDER = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'password',
  'hasAcceptedTerms',
] as const;

/** Restores the tab's draft, without the password. */
export function useRegistrationForm(schema: RegistrationSchema): UseFormReturn<RegistrationFields> {
  const form = useForm<RegistrationFields>({
    resolver: valibotResolver(schema),
    defaultValues: EMPTY_FIELDS,
    // The error summary takes focus.
    shouldFocusError: false,
  });
  const { reset, subscribe, getValues } = form;
  useEffect(() => {
    const storage = openTabStorage();
    reset({ ...readDraft(storage), password: getValues('password') });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraft(storage, values),
    });
  }, [reset, subscribe, getValues]);
  return form;
}
