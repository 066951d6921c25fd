/** Whether a token is still valid (AUTH-50). Times in epoch milliseconds. */
export function isTokenValid(expiresAt: number, now: number): boolean {
  return expiresAt > now;
}

/** Whether a token stays valid for a duration (AUTH-51). Times in milliseconds. */
export function isTokenValidFor(expiresAt: number, now: number, durationMs: number): boolean {
  return expiresAt > now + durationMs;
}
