import { fireEvent, screen, within } from '@testing-library/dom';
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

/** Returns a parental setting in its stored format. */
export function encodeParentalLimit(ageRestriction: number, isParentalControlActive = true): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Stores a setting as another tab does. */
export function storeFromOtherTab(userId: string, text: string): void {
  const key = `parental-${userId}`;
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

/** Returns the text of the PIN dialog; empty when closed. */
export function getPinDialogText(): string {
  return screen.queryByRole('dialog')?.textContent ?? '';
}

/** Types a PIN into the dialog and submits it. */
export function submitPin(pin: string): void {
  const field = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox', {
    name: 'PIN-kode',
  });
  fireEvent.input(field, { target: { value: pin } });
  field.form?.requestSubmit();
}
