import * as v from 'valibot';
import type { ParentalSetting } from './parentalSetting.ts';

const stored = v.object({ isParentalControlActive: v.boolean(), ageRestriction: v.number() });

/** Local storage key of a customer's setting (PIN-20). */
export function parentalKey(userId: string): string {
  return `parental-${userId}`;
}

/** Encodes a setting as base64 JSON (PIN-20). */
export function encodeSetting({ isParentalControlActive, ageRestriction }: ParentalSetting): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Decodes a stored setting. Throws if it is invalid. */
export function decodeSetting(text: string): ParentalSetting {
  return v.parse(stored, JSON.parse(atob(text)));
}
