import type { Clock } from '@tv/time';
import type { IdentityUser } from '../identity/identityUser.ts';
import { isValid } from '../token/validity.ts';

/** Corrects the clock if a new token seems expired. */
export function setClockByToken(clock: Clock, { issuedAt, expiresAt }: IdentityUser): void {
  if (issuedAt !== undefined && !isValid(expiresAt, clock.now())) clock.correct(issuedAt);
}
