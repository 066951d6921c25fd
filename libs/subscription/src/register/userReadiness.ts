import type { UserInfo } from '@tv/api-client';
import { norwegianDigits } from '../phone/norwegianPhone.ts';

/** Whether enough is known of a customer to bill him, and what is wanting. */
export type UserReadiness = 'READY' | 'INVALID_USER' | 'INVALID_NUMBER' | 'INVALID_EMAIL';

const isMobile = (phone: string): boolean =>
  /^[49]/.test(norwegianDigits(phone) ?? norwegianDigits(phone.replace(/^47(?=\d{8}$)/, '')) ?? '');

/**
 * Whether a customer's name, mobile number and e-mail address can be used (ACCT-05…08). What is wanting first is told.
 */
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
  INVALID_USER: 'Vi mangler navnet ditt. Legg det til på kontoen din, så vet vi hvem kvitteringen er til.',
  INVALID_NUMBER:
    'Vi mangler et norsk mobilnummer. Legg det til på kontoen din, så når vi deg om noe er galt.',
  INVALID_EMAIL: 'Vi mangler e-postadressen din. Legg den til på kontoen din, så får du kvitteringen.',
};

/** What is wanting, in words. */
export function readinessText(readiness: Exclude<UserReadiness, 'READY'>): string {
  return TEXTS[readiness];
}
