import { useParentalLimit } from '@tv/auth';
import { isRestricted } from '@tv/auth/restriction';
import { LockIcon } from '@tv/ui';

/** The age limit (years) of what parental control holds back, with a lock as cards have it (CARD-39); nothing for what it lets through. */
export function LockedLimit({ ageLimit }: { readonly ageLimit: number | undefined }) {
  if (!isRestricted(ageLimit, useParentalLimit())) return null;
  return (
    <>
      <LockIcon label="Låst, aldersgrense" /> {ageLimit}+{' '}
    </>
  );
}
