import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import { CONSENT_NAMES } from '../personalData/consents/consents.ts';
import { EMPTY_FIELDS, type RegistrationFields } from './registrationSchema.ts';

const schema = v.object({
  ...v.entriesFromList(['firstName', 'lastName', 'email', 'phoneNumber'], v.fallback(v.string(), '')),
  ...v.entriesFromList([...CONSENT_NAMES, 'hasAcceptedTerms'], v.fallback(v.boolean(), false)),
});

export const storedDraft = storedValue({ key: 'registration', scope: 'user', schema });

/** Saves the form without the password, so that it survives a reload. */
export function storeDraft(
  storage: KeyValueStorage,
  { password: _never, ...fields }: RegistrationFields,
): void {
  storedDraft.write(storage, fields);
}

/** Returns the saved form; empty if missing or invalid. */
export function readDraft(storage: KeyValueStorage): RegistrationFields {
  return { ...EMPTY_FIELDS, ...storedDraft.read(storage), password: '' };
}
