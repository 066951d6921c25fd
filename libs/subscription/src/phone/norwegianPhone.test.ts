import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePhone, parseNorwegianPhone, formatPhone, phoneForRequest } from './norwegianPhone.ts';

/** Not 0 first: no Norwegian number has it, and `0047…` would be a prefix. */
const digits = fc.stringMatching(/^[1-9]\d{7}$/);

describe('Norwegian phone number', () => {
  it('ACCT-09 a Norwegian phone number has eight digits, not seven or nine', () => {
    expect(parseNorwegianPhone('9123456')).toBeUndefined();
    expect(parseNorwegianPhone('912345678')).toBeUndefined();
    expect(parseNorwegianPhone('9123456a')).toBeUndefined();
    expect(parseNorwegianPhone('')).toBeUndefined();
    expect(parseNorwegianPhone('91234567')).toBe('91234567');
  });

  it.each(['+4791234567', '004791234567', '+47 912 34 567', '912 34 567', ' 912-34-567 '])(
    'ACCT-10 the phone number %s is 91234567 without its prefix',
    (text) => {
      expect(parseNorwegianPhone(text)).toBe('91234567');
    },
  );

  it('ACCT-11 a Norwegian phone number is sent as 47 and eight digits', () => {
    expect(normalizePhone('91234567')).toBe('4791234567');
    expect(normalizePhone('+47 912 34 567')).toBe('4791234567');
    expect(normalizePhone('+46 70 123 45 67')).toBeUndefined();
  });

  it('a foreign phone number is sent as typed', () => {
    expect(phoneForRequest(' 912 34 567')).toBe('4791234567');
    expect(phoneForRequest(' +46701234567 ')).toBe('+46701234567');
  });

  it('ACCT-12 a Norwegian phone number is formatted with spaces after the third and fifth digit', () => {
    expect(formatPhone('91234567')).toBe('912 34 567');
    expect(formatPhone('4791234567')).toBe('912 34 567');
    expect(formatPhone('+4791234567')).toBe('912 34 567');
    expect(formatPhone('+46701234567')).toBe('+46701234567');
  });

  it('ACCT-10 ACCT-11 ACCT-12 a Norwegian phone number is the same however it is written', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+47', '0047', '+47 '), (number, prefix) => {
        expect(parseNorwegianPhone(prefix + number)).toBe(number);
        expect(parseNorwegianPhone(formatPhone(prefix + number))).toBe(number);
        expect(normalizePhone(formatPhone(number))).toBe(`47${number}`);
      }),
    );
  });
});
