import type { ResponseTable } from '@tv/test-world';

/** @param pin null if no PIN is set */
export function createPinResponses(pin: string | null = '1234'): ResponseTable {
  const isPinSet = pin !== null;
  return {
    'GET /gateway/pin/pinsettings': { isPinSet, purchasePinActive: isPinSet },
    'POST /gateway/pin/validate': async (request: Request) => {
      if (!isPinSet) return new Response(null, { status: 400 });
      return Response.json({ isValid: ((await request.json()) as { pin: string }).pin === pin });
    },
  };
}

/** A parental setting in its stored format. */
export function encodeParentalLimit(ageRestriction: number, isParentalControlActive = true): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Stores a setting as another tab does. */
export function storeFromOtherTab(userId: string, text: string): void {
  const key = `parental-${userId}`;
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

const dialog = () => document.querySelector('dialog');

/** Text of the PIN dialog; empty when closed. */
export function getPinDialogText(): string {
  return dialog()?.textContent ?? '';
}

/** Types into a field. */
export function typeInto(field: HTMLInputElement | null | undefined, text: string): void {
  if (!field) throw new Error('Field not found');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Types a PIN into the dialog and submits it. */
export function submitPin(pin: string): void {
  typeInto(dialog()?.querySelector('input'), pin);
  dialog()?.querySelector('form')?.requestSubmit();
}
