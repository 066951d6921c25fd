import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import { consentsSchema } from '../personalData/consents/consents.ts';
import { EMPTY_FIELDS, type RegistrationFields } from './registrationSchema.ts';

const text = v.fallback(v.string(), '');

const schema = v.object({
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  ...Object.fromEntries(
    Object.keys(consentsSchema.entries).map((name) => [name, v.fallback(v.boolean(), false)]),
  ),
  hasAcceptedTerms: v.fallback(v.boolean(), false),
});

export const storedDraft = storedValue({ key: 'registration', scope: 'user', schema });

/** Saves the form without the password, so that it survives a reload. */
export function storeDraft(
  storage: KeyValueStorage,
  { password: _never, ...fields }: RegistrationFields,
): void {
  storedDraft.write(storage, fields);
}

/** The saved form; empty if missing or invalid. */
export function readDraft(storage: KeyValueStorage): RegistrationFields {
  return { ...EMPTY_FIELDS, ...storedDraft.read(storage), password: '' };
}
