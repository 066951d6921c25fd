/** Whether a token is still valid (AUTH-50). Times in epoch milliseconds. */
export function isValid(expiresAt: number, now: number): boolean {
  return expiresAt > now;
}

/** Whether a token stays valid for a duration (AUTH-51). Times in milliseconds. */
export function isValidFor(expiresAt: number, now: number, duration: number): boolean {
  return expiresAt > now + duration;
}
