import { describe, expect, test } from 'vitest';
import {
  isPaymentRefused,
  isSignedOut,
  toPaymentErrorCode,
  PAYMENT_ERROR_CODES,
  paymentErrorText,
  subscriptionFailure,
} from './paymentErrors.ts';

const refusal = (body: unknown, status = 400) => ({
  name: 'RequestError',
  message: '',
  url: '/',
  status,
  body,
});

describe('paymentErrorText', () => {
  test('PAY-13 PAY-14 PAY-15 PAY-17 PAY-19 PAY-20 PAY-21 PAY-22 PAY-23 PAY-24 each code has its own message', () => {
    expect(PAYMENT_ERROR_CODES).toEqual([
      'SUBSCRIPTION_FAILED',
      'PAYMENT_FAILED',
      'COULD_NOT_CHARGE_CARD',
      'CLIENT_TOKEN_LOAD_FAILED',
      'CARD_ALREADY_REGISTERED',
      'DEFAULT',
      'INVALID_VOUCHER',
      'CARD_3DSECURE_FAILED',
      'CARD_3DSECURE_FAILED_LIABILITYSHIFT_NOT_POSSIBLE',
      'CARD_NOT_NORWEGIAN',
      'PP_ACCOUNT_NOT_NORWEGIAN',
      'SUBCTIPTION_CANCELED',
    ]);
    const texts = PAYMENT_ERROR_CODES.map((code) => paymentErrorText(code));
    expect(new Set(texts).size).toBe(PAYMENT_ERROR_CODES.length);
    for (const text of texts) expect(text).toMatch(/^[A-ZÆØÅ].{20,}\.$/);
  });

  test.each(['NEW_ONE', '', 'toString', 'payment_failed'])('PAY-18 reads %j as DEFAULT', (code) => {
    expect(toPaymentErrorCode(code)).toBe('DEFAULT');
    expect(paymentErrorText(toPaymentErrorCode(code))).toBe(
      'Noe gikk galt med betalingen. Prøv igjen. Du er ikke trukket.',
    );
  });

  test.each(PAYMENT_ERROR_CODES)('the message of %s says that nothing was charged', (code) => {
    expect(paymentErrorText(code)).toMatch(/du er ikke trukket\./i);
  });

  test('DEFAULT says that the charge is unknown, and where to look, if the customer may have been charged', () => {
    expect(paymentErrorText('DEFAULT', true)).toBe(
      'Noe gikk galt med betalingen. Prøv igjen. Vi vet ikke om du er trukket. Se Betaling først.',
    );
  });
});

describe('subscriptionFailure', () => {
  test.each([
    ['without a response', { name: 'NetworkError', message: 'Failed to fetch' }],
    ['with invalid JSON', { name: 'MalformedResponseError', message: 'No JSON' }],
    ['with a text', refusal('nede', 502)],
    ['without reasons', refusal([])],
  ])('SUB-07 a failure %s is SUBSCRIPTION_FAILED without a reason', (_how, error) => {
    expect(subscriptionFailure(error)).toEqual({
      code: 'SUBSCRIPTION_FAILED',
      message: 'Failure calling subscription endpoint',
      reason: undefined,
    });
  });

  test('SUB-08 includes the code and message of the server', () => {
    const items = [
      { ErrorCode: 'COULD_NOT_CHARGE_CARD', ErrorMessage: 'Kortet ble avvist' },
      { ErrorCode: 'PAYMENT_FAILED', ErrorMessage: 'x' },
    ];
    expect(subscriptionFailure(refusal(items, 402))).toEqual({
      code: 'SUBSCRIPTION_FAILED',
      message: 'Failure calling subscription endpoint: COULD_NOT_CHARGE_CARD Kortet ble avvist',
      reason: 'COULD_NOT_CHARGE_CARD',
    });
  });

  test('takes the reason from the error code, whatever the status', () => {
    for (const status of [400, 402, 409, 418]) {
      expect(subscriptionFailure(refusal([{ ErrorCode: 'CARD_NOT_NORWEGIAN' }], status)).reason).toBe(
        'CARD_NOT_NORWEGIAN',
      );
    }
  });

  test('isRefused is true only for a definitive refusal', () => {
    expect([400, 402, 404, 409].every((status) => isPaymentRefused(refusal([], status)))).toBe(true);
    expect([429, 500, 502, 503].some((status) => isPaymentRefused(refusal([], status)))).toBe(false);
    expect(isPaymentRefused({ name: 'TimeoutError', message: '' })).toBe(false);
  });

  test('isSignedOut is true for a 401 or a missing token', () => {
    expect(isSignedOut(refusal([], 401))).toBe(true);
    expect(isSignedOut({ name: 'NoTokenError', message: '' })).toBe(true);
    expect(isSignedOut(refusal([], 403))).toBe(false);
    expect(isSignedOut(undefined)).toBe(false);
  });
});
