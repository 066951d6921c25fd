import * as v from 'valibot';
import type { ParentalSetting } from './parentalSetting.ts';

const schema = v.object({ isParentalControlActive: v.boolean(), ageRestriction: v.number() });

/** Local storage key (PIN-20). */
export function getParentalSettingKey(userId: string): string {
  return `parental-${userId}`;
}

/** Encodes as base64 JSON (PIN-20). */
export function encodeSetting({ isParentalControlActive, ageRestriction }: ParentalSetting): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Throws if the text is invalid. */
export function decodeSetting(text: string): ParentalSetting {
  return v.parse(schema, JSON.parse(atob(text)));
}
