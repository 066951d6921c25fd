import * as v from 'valibot';
import type { ParentalSetting } from './parentalSetting.ts';

const stored = v.object({ isParentalControlActive: v.boolean(), ageRestriction: v.number() });

/** Where the setting of a customer lies in local storage (PIN-20). */
export function parentalKey(userId: string): string {
  return `parental-${userId}`;
}

/** The setting as it is stored: base64 of JSON (PIN-20). */
export function encodeSetting({ isParentalControlActive, ageRestriction }: ParentalSetting): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Reads what `encodeSetting` wrote. Throws where it is anything else. */
export function decodeSetting(text: string): ParentalSetting {
  return v.parse(stored, JSON.parse(atob(text)));
}
