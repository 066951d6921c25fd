import type { UserInfo } from '@tv/api-client';
import { norwegianDigits } from '../phone/norwegianPhone.ts';

/** Whether enough is known of a customer to connect him elsewhere, and what is wanting. */
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
  INVALID_USER: 'Vi mangler navnet ditt',
  INVALID_NUMBER: 'Vi mangler et norsk mobilnummer',
  INVALID_EMAIL: 'Vi mangler e-postadressen din',
};

/** What is wanting, in words. */
export function readinessText(readiness: Exclude<UserReadiness, 'READY'>): string {
  return TEXTS[readiness];
}
