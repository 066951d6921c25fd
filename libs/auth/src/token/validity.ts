/** AUTH-50. Epoch milliseconds. */
export function isValid(expiresAt: number, now: number): boolean {
  return expiresAt > now;
}

/** AUTH-51. Milliseconds. */
export function isValidFor(expiresAt: number, now: number, duration: number): boolean {
  return expiresAt > now + duration;
}
