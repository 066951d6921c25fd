import type { PaymentMethod } from '@tv/api-client';

/** Returns the last digits of a masked number; undefined if no digits are visible. */
export const lastDigits = (masked: string): string | undefined => /(\d{2,4})\D*$/.exec(masked)?.[1];

/** Labels a method for display, and for screen readers with separate digits. */
export function paymentMethodLabel({ type, cardBrand, maskedNumber = '' }: PaymentMethod) {
  const name = type === 'Vipps' ? 'Vipps' : (cardBrand ?? 'Kort');
  const digits = lastDigits(maskedNumber);
  if (digits === undefined) return { text: name, screenReaderText: name };
  return {
    text: `${name} •••• ${digits}`,
    screenReaderText: `${name} som slutter på ${[...digits].join(' ')}`,
  };
}
