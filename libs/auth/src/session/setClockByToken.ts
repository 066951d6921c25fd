import type { Clock } from '@tv/time';
import type { IdentityUser } from '../identity/identityUser.ts';
import { isValid } from '../token/validity.ts';

/**
 * A token that has just been made has not ended. Where it seems to have, our clock is wrong, and reads from now on what
 * the server's read when it made the token.
 */
export function setClockByToken(clock: Clock, { issuedAt, expiresAt }: IdentityUser): void {
  if (issuedAt !== undefined && !isValid(expiresAt, clock.now())) clock.correct(issuedAt);
}
