import type { PinMessage } from './pinState.ts';

const error = (message: string): PinMessage => ({ type: 'error', message });
const success = (message: string): PinMessage => ({ type: 'success', message });

/** What is said when a PIN is asked for (PIN-09, PIN-10, PIN-11), in the product's own words. */
export const VALIDATION_MESSAGES = {
  notDigits: error('Feil pin, bruk kun tall'),
  wrong: error('Feil pin'),
  failed: error('Noe gikk galt. Førsøk igjen'),
} as const;

/** What is said when a PIN is set or changed (PIN-12, PIN-14…16), in the product's own words. */
export const SETTING_MESSAGES = {
  notDigits: error('PIN-kode må bestå av 4 siffer'),
  created: success('Ny pin är opprettet'),
  updated: success('Pin er oppdatert'),
  failed: error('Oi, no gikk det gale, prøv igjen seinare du'),
} as const;

/** Whether a PIN may be sent. Only digits are looked at, and their number is the server's (PIN-09, PIN-12, PIN-13). */
export function isDigits(pin: string): boolean {
  return /^[0-9]+$/.test(pin);
}
