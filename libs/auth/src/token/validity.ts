/** A token is valid while its end lies ahead (AUTH-50). Both in epoch milliseconds. */
export function isValid(expiresAt: number, now: number): boolean {
  return expiresAt > now;
}

/** A token is valid for a time if its end lies beyond now plus that time (AUTH-51). All in milliseconds. */
export function isValidFor(expiresAt: number, now: number, duration: number): boolean {
  return expiresAt > now + duration;
}
