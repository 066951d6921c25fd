import type { Clock } from '@tv/time';
import type { IdentityUser } from '../identity/identityUser.ts';
import { isTokenValid } from '../token/tokenValidity.ts';

/** Corrects the clock if a new token seems expired. */
export function syncClockWithToken(clock: Clock, { issuedAt, expiresAt }: IdentityUser): void {
  if (issuedAt !== undefined && !isTokenValid(expiresAt, clock.now())) clock.correct(issuedAt);
}
