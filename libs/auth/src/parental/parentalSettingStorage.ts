import * as v from 'valibot';
import { storedText } from '@tv/browser-storage';
import type { ParentalSetting } from './parentalSetting.ts';

const schema = v.object({ isParentalControlActive: v.boolean(), ageRestriction: v.number() });

/** PIN-20. The user cannot clear it in the settings: a child could. */
export const storedParentalSetting = (userId: string) =>
  storedText({ key: `parental-${userId}`, scope: 'device' });

/** Encodes as base64 JSON (PIN-20). */
export function encodeSetting({ isParentalControlActive, ageRestriction }: ParentalSetting): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Throws if the text is invalid. */
export function decodeSetting(text: string): ParentalSetting {
  return v.parse(schema, JSON.parse(atob(text)));
}
