import type { ResponseTable } from '@tv/test-world';

/** What the service answers of a PIN: the one there is, or that there is none. */
export function pinService(pin: string | null = '1234'): ResponseTable {
  const isPinSet = pin !== null;
  return {
    'GET /gateway/pin/pinsettings': { isPinSet, purchasePinActive: isPinSet },
    'POST /gateway/pin/validate': async (request: Request) => {
      if (!isPinSet) return new Response(null, { status: 400 });
      return Response.json({ isValid: ((await request.json()) as { pin: string }).pin === pin });
    },
  };
}

/** A parental setting as it is stored. */
export function limitOf(ageRestriction: number, isParentalControlActive = true): string {
  return btoa(JSON.stringify({ isParentalControlActive, ageRestriction }));
}

/** Stores a setting as another tab would. */
export function storedElsewhere(userId: string, text: string): void {
  const key = `parental-${userId}`;
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
}

const dialog = () => document.querySelector('dialog');

/** What asks for the PIN, in words; nothing while nothing asks. */
export function questionText(): string {
  return dialog()?.textContent ?? '';
}

/** Writes into a field as a viewer would. */
export function write(field: HTMLInputElement | null | undefined, text: string): void {
  if (!field) throw new Error('There is no such field');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes a PIN into the question for it, and sends it. */
export function answerPin(pin: string): void {
  write(dialog()?.querySelector('input'), pin);
  dialog()?.querySelector('form')?.requestSubmit();
}
