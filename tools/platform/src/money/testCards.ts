export interface TestCard {
  readonly number: string;
  readonly purpose: string;
  readonly secure: 'frictionless' | 'challenge' | 'impossible';
  readonly refusal?: { readonly when: 'taken' | 'charged'; readonly status: number; readonly code: string };
  readonly chargeMs?: number;
}

export const challengeCode = '1234';

const usual = { secure: 'frictionless' } as const;

/** All other valid card numbers are accepted. */
export const testCards: readonly TestCard[] = [
  { ...usual, number: '4111111111111111', purpose: 'Godtas' },
  {
    ...usual,
    number: '4000000000000002',
    purpose: 'Avvises',
    refusal: { when: 'taken', status: 402, code: 'PAYMENT_FAILED' },
  },
  { number: '4000000000003220', purpose: `Spør om 3-D Secure, kode ${challengeCode}`, secure: 'challenge' },
  { number: '4000000000000101', purpose: '3-D Secure er ikke mulig', secure: 'impossible' },
  {
    ...usual,
    number: '4000005655665556',
    purpose: 'Utenlandsk',
    refusal: { when: 'taken', status: 400, code: 'CARD_NOT_NORWEGIAN' },
  },
  {
    ...usual,
    number: '4000000000009995',
    purpose: 'Kan ikke belastes',
    refusal: { when: 'charged', status: 402, code: 'COULD_NOT_CHARGE_CARD' },
  },
  { ...usual, number: '4000000000000119', purpose: 'Svarer etter åtte sekunder', chargeMs: 8000 },
];

/** Returns the behaviour of a card; unknown cards are accepted. */
export function cardOf(number: string): TestCard {
  return testCards.find((card) => card.number === number) ?? { ...usual, number, purpose: 'Godtas' };
}

/** Masks a number as `**** **** **** 1111`. */
export const maskCardNumber = (number: string): string => `**** **** **** ${number.slice(-4)}`;

/** Returns the card brand of a number; undefined if unknown. */
export function cardBrand(number: string): string | undefined {
  if (number.startsWith('4')) return 'Visa';
  return /^(5[1-5]|2[2-7])/.test(number) ? 'Mastercard' : undefined;
}

/** Checks length and check digit; test cards always pass. */
export function isCardNumber(number: string): boolean {
  if (testCards.some((card) => card.number === number)) return true;
  if (!/^\d{15,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Returns whether a text is `MM/YY`, this month or later. */
export function isExpiry(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > now;
}
