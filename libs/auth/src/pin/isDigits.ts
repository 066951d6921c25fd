/** Returns whether a PIN has digits only; the server checks its length (PIN-09, PIN-12, PIN-13). */
export function isDigits(pin: string): boolean {
  return /^[0-9]+$/.test(pin);
}
