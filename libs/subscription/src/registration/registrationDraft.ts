import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { consentsSchema } from '../personalData/consents/consents.ts';
import { EMPTY_FIELDS, type RegistrationFields } from './registrationSchema.ts';

/** Session storage key; never holds the password. */
export const DRAFT_KEY = 'registration';

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

/** Saves the form, so that it survives a reload. */
export function storeDraft(
  storage: KeyValueStorage,
  { password: _never, ...fields }: RegistrationFields,
): void {
  storage.setItem(DRAFT_KEY, JSON.stringify(fields));
}

/** The saved form; empty if missing or invalid. */
export function readDraft(storage: KeyValueStorage): RegistrationFields {
  try {
    return {
      ...EMPTY_FIELDS,
      ...v.parse(schema, JSON.parse(storage.getItem(DRAFT_KEY) ?? '')),
      password: '',
    };
  } catch {
    return EMPTY_FIELDS;
  }
}

export function clearDraft(storage: KeyValueStorage): void {
  storage.removeItem(DRAFT_KEY);
}
