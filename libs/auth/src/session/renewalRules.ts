import type { EnvironmentName } from '@tv/config';
import { isValidFor } from '../token/validity.ts';

/** Minimum interval between automatic renewals (AUTH-16). */
export const RENEWAL_THROTTLE_MS = 15_000;

/** A token that expires sooner than this is renewed before a call. */
export const EXPIRING_MS = 10_000;

/** Timeout of a silent request while the token is still valid (AUTH-26). */
export const EXPIRING_TIMEOUT_SECONDS = 10;

/** Timeout of a silent request with a one-time code (AUTH-27). */
export const ONE_TIME_CODE_TIMEOUT_SECONDS = 15;

const ROUTE_CHANGE_WINDOW_MS = 12 * 3_600_000;
const ROUTE_CHANGE_WINDOW_IN_DEV_MS = 30_000;

/**
 * Without silent renew, tokens that expire within this time are renewed on a route change (AUTH-19, AUTH-20).
 */
export function routeChangeWindow(environment: EnvironmentName): number {
  return environment === 'dev' ? ROUTE_CHANGE_WINDOW_IN_DEV_MS : ROUTE_CHANGE_WINDOW_MS;
}

/** Whether a route change renews the token (AUTH-18). Times in epoch milliseconds. */
export function renewsOnRouteChange(expiresAt: number, now: number, environment: EnvironmentName): boolean {
  return !isValidFor(expiresAt, now, routeChangeWindow(environment));
}

const LONGEST_PAUSE_MS = 300_000;

/** Exponential backoff in milliseconds after consecutive failures. */
export function pauseAfter(failures: number): number {
  return Math.min(RENEWAL_THROTTLE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/**
 * Milliseconds until the next renewal is allowed; 0 if allowed now.
 *
 * @param last epoch milliseconds
 */
export function throttledFor(last: number | undefined, now: number, pause = RENEWAL_THROTTLE_MS): number {
  if (last === undefined || now < last) return 0;
  return Math.max(0, last + pause - now);
}
