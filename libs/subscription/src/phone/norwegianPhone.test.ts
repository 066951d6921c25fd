import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisedPhone, norwegianDigits, phoneText, phoneToSend } from './norwegianPhone.ts';

const digits = fc.stringMatching(/^\d{8}$/);

describe('Norwegian phone number', () => {
  it('ACCT-09 a Norwegian phone number has eight digits, not seven or nine', () => {
    expect(norwegianDigits('9123456')).toBeUndefined();
    expect(norwegianDigits('912345678')).toBeUndefined();
    expect(norwegianDigits('9123456a')).toBeUndefined();
    expect(norwegianDigits('')).toBeUndefined();
    expect(norwegianDigits('91234567')).toBe('91234567');
  });

  it.each(['+4791234567', '004791234567', '+47 912 34 567', '912 34 567', ' 912-34-567 '])(
    'ACCT-10 %s is 91234567 without its prefix',
    (text) => {
      expect(norwegianDigits(text)).toBe('91234567');
    },
  );

  it('ACCT-11 a Norwegian phone number is sent as 47 and eight digits', () => {
    expect(normalisedPhone('91234567')).toBe('4791234567');
    expect(normalisedPhone('+47 912 34 567')).toBe('4791234567');
    expect(normalisedPhone('+46 70 123 45 67')).toBeUndefined();
  });

  it('a foreign phone number is sent as typed', () => {
    expect(phoneToSend(' 912 34 567')).toBe('4791234567');
    expect(phoneToSend(' +46701234567 ')).toBe('+46701234567');
  });

  it('ACCT-12 a Norwegian phone number is formatted with spaces after the third and fifth digit', () => {
    expect(phoneText('91234567')).toBe('912 34 567');
    expect(phoneText('4791234567')).toBe('912 34 567');
    expect(phoneText('+4791234567')).toBe('912 34 567');
    expect(phoneText('+46701234567')).toBe('+46701234567');
  });

  it('ACCT-10 ACCT-11 ACCT-12 a Norwegian phone number is the same however it is written', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+47', '0047', '+47 '), (number, prefix) => {
        expect(norwegianDigits(prefix + number)).toBe(number);
        expect(norwegianDigits(phoneText(prefix + number))).toBe(number);
        expect(normalisedPhone(phoneText(number))).toBe(`47${number}`);
      }),
    );
  });
});
