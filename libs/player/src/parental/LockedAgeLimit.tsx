import { useParentalLimit } from '@tv/auth';
import { isRestricted } from '@tv/auth/restriction';
import { LockIcon } from '@tv/ui';

/** Age limit with a lock (CARD-39), if parental control restricts it. */
export function LockedAgeLimit({ ageLimit }: { readonly ageLimit: number | undefined }) {
  if (!isRestricted(ageLimit, useParentalLimit())) return null;
  return (
    <>
      <LockIcon label="Låst, aldersgrense" /> {ageLimit}+{' '}
    </>
  );
}
