import type { EnvironmentName } from '@tv/config';
import { isValidFor } from '../token/validity.ts';

/** Automatic renewals are at least so far apart (AUTH-16). */
export const RENEWAL_THROTTLE_MS = 15_000;

/** A token that expires within this time is renewed before a call is sent with it: it might expire on its way. */
export const EXPIRING_MS = 10_000;

/** A silent request that has some time left before the token ends (AUTH-26). */
export const EXPIRING_TIMEOUT_SECONDS = 10;

/** A silent request that signs in with a one-time code (AUTH-27). */
export const ONE_TIME_CODE_TIMEOUT_SECONDS = 15;

const ROUTE_CHANGE_WINDOW_MS = 12 * 3_600_000;
const ROUTE_CHANGE_WINDOW_IN_DEV_MS = 30_000;

/** Where silent renewal is impossible, a token that ends within this time is renewed on the way to the next page (AUTH-19, AUTH-20). */
export function routeChangeWindow(environment: EnvironmentName): number {
  return environment === 'dev' ? ROUTE_CHANGE_WINDOW_IN_DEV_MS : ROUTE_CHANGE_WINDOW_MS;
}

/** Whether a change of page renews a token (AUTH-18). Times in epoch milliseconds. */
export function renewsOnRouteChange(expiresAt: number, now: number, environment: EnvironmentName): boolean {
  return !isValidFor(expiresAt, now, routeChangeWindow(environment));
}

/** So long at the most between two attempts at what goes on failing. */
const LONGEST_PAUSE_MS = 300_000;

/** How long to wait after so many failures in a row before it is tried again, in milliseconds. */
export function pauseAfter(failures: number): number {
  return Math.min(RENEWAL_THROTTLE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);
}

/**
 * How long until a renewal may be made; 0 when it may now.
 *
 * @param last when the last one was made, epoch milliseconds
 * @param pause how far apart they are, in milliseconds
 */
export function throttledFor(last: number | undefined, now: number, pause = RENEWAL_THROTTLE_MS): number {
  if (last === undefined || now < last) return 0;
  return Math.max(0, last + pause - now);
}
