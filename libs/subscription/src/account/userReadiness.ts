import type { UserInfo } from '@tv/api-client';
import { parseNorwegianPhone } from '../phone/norwegianPhone.ts';

export type UserReadiness = 'READY' | 'INVALID_USER' | 'INVALID_NUMBER' | 'INVALID_EMAIL';

const isMobile = (phone: string): boolean =>
  /^[49]/.test(parseNorwegianPhone(phone) ?? parseNorwegianPhone(phone.replace(/^47(?=\d{8}$)/, '')) ?? '');

/** Returns whether a customer can be connected to a partner (ACCT-05…08), or what is missing first. */
export function userReadiness({
  firstName = '',
  lastName = '',
  phoneNumber = '',
  email = '',
}: UserInfo['personalia']): UserReadiness {
  if (firstName.trim() === '' || lastName.trim() === '') return 'INVALID_USER';
  if (!isMobile(phoneNumber)) return 'INVALID_NUMBER';
  return email.includes('@') ? 'READY' : 'INVALID_EMAIL';
}

const TEXTS: Readonly<Record<Exclude<UserReadiness, 'READY'>, string>> = {
  INVALID_USER: 'Vi mangler navnet ditt',
  INVALID_NUMBER: 'Vi mangler et norsk mobilnummer',
  INVALID_EMAIL: 'Vi mangler e-postadressen din',
};

export const readinessText = (readiness: Exclude<UserReadiness, 'READY'>): string => TEXTS[readiness];
