import type { PinMessage } from './withPinMessage.ts';

const error = (message: string): PinMessage => ({ type: 'error', message });
const success = (message: string): PinMessage => ({ type: 'success', message });

/** PIN dialog messages, verbatim from the product (PIN-09, PIN-10, PIN-11). */
export const VALIDATION_MESSAGES = {
  notDigits: error('Feil pin, bruk kun tall'),
  wrong: error('Feil pin'),
  failed: error('Noe gikk galt. Førsøk igjen'),
} as const;

/** PIN settings messages, verbatim from the product (PIN-12, PIN-14…16). */
export const SETTING_MESSAGES = {
  notDigits: error('PIN-kode må bestå av 4 siffer'),
  created: success('Ny pin är opprettet'),
  updated: success('Pin er oppdatert'),
  failed: error('Oi, no gikk det gale, prøv igjen seinare du'),
} as const;

/** Whether a PIN has digits only; the server checks its length (PIN-09, PIN-12, PIN-13). */
export function isDigits(pin: string): boolean {
  return /^[0-9]+$/.test(pin);
}
