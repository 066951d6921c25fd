import type { EnvironmentName } from '@tv/config';
import type { Clock } from '@tv/time';
import type { IdentityUser } from '../identity/identityUser.ts';

/** Returns whether a token is valid now and for a duration (AUTH-50, AUTH-51). Times in milliseconds. */
export function isTokenValid(expiresAt: number, now: number, durationMs = 0): boolean {
  return expiresAt > now + durationMs;
}

/** Corrects the clock if a new token seems expired. */
export function syncClockWithToken(clock: Clock, { issuedAt, expiresAt }: IdentityUser): void {
  if (issuedAt !== undefined && !isTokenValid(expiresAt, clock.now())) clock.correct(issuedAt);
}

/** Minimum interval between automatic renewals (AUTH-16). */
export const RENEWAL_THROTTLE_MS = 15_000;

/** A token that expires sooner than this is renewed before a call. */
export const EXPIRY_MARGIN_MS = 10_000;

/** Timeout of a silent request while the token is still valid (AUTH-26). */
export const RENEWAL_TIMEOUT_SECONDS = 10;

/** Timeout of a silent request with a one-time code (AUTH-27). */
export const ONE_TIME_CODE_TIMEOUT_SECONDS = 15;

const ROUTE_CHANGE_WINDOW_MS = 12 * 3_600_000;
const ROUTE_CHANGE_WINDOW_IN_DEV_MS = 30_000;

/**
 * Returns whether a route change renews the token without silent renew (AUTH-18): if it expires within 12 h, or 30 s
 * in dev (AUTH-19, AUTH-20). Times in epoch milliseconds.
 */
export function shouldRenewOnRouteChange(
  expiresAt: number,
  now: number,
  environment: EnvironmentName,
): boolean {
  const windowMs = environment === 'dev' ? ROUTE_CHANGE_WINDOW_IN_DEV_MS : ROUTE_CHANGE_WINDOW_MS;
  return !isTokenValid(expiresAt, now, windowMs);
}

const MAX_BACKOFF_MS = 300_000;

/** Returns the exponential backoff in milliseconds after consecutive failures. */
export function getRenewalBackoffMs(failures: number): number {
  return Math.min(RENEWAL_THROTTLE_MS * 2 ** Math.max(0, failures - 1), MAX_BACKOFF_MS);
}

/** Returns the milliseconds until the next renewal is allowed, 0 if now. `last` in epoch milliseconds. */
export function getRemainingThrottleMs(
  last: number | undefined,
  now: number,
  intervalMs = RENEWAL_THROTTLE_MS,
): number {
  if (last === undefined || now < last) return 0;
  return Math.max(0, last + intervalMs - now);
}
