import { expect, test } from 'vitest';
import { registerCustomer } from '@tv/api-client';
import { apiUnderTest, json } from '@tv/api-client/testing';
import { FIELD_NAMES, fieldErrorText, parseRegistrationError } from './parseRegistrationError.ts';
import { NO_CONSENTS } from './registrationSchema.ts';

const registration = {
  email: 'ny@kunde.test',
  firstName: 'Ola',
  lastName: 'Nordmann',
  phoneNumber: '4791234567',
  password: 'demo1234',
  consents: NO_CONSENTS,
  productIds: ['mye'],
};

async function failure(status: number, body: unknown = {}) {
  const { dispatch, reports } = apiUnderTest(() => json(body, { status }));
  const call = dispatch(registerCustomer.initiate({ registration, analyticsId: undefined })).unwrap();
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, reports, failure: parseRegistrationError(error) };
}

test('SIGNUP-08 409 means that the user exists', async () => {
  expect((await failure(409)).failure).toEqual({
    code: 'USER_EXISTS',
    message: 'User already exists',
    field: 'email',
  });
});

test('SIGNUP-09 400 means that the e-mail address is invalid', async () => {
  const expected = {
    code: 'EMAIL_VALIDATION_FAILURE',
    message: 'Email validation failed',
    field: 'email',
  };
  expect((await failure(400)).failure).toEqual(expected);
  expect((await failure(400, 'nei')).failure).toEqual(expected);
  expect((await failure(400, { code: 'EMAIL_VALIDATION_FAILURE', field: 'email' })).failure).toEqual(
    expected,
  );
});

test.each(FIELD_NAMES.filter((name) => name !== 'email'))(
  '400 that names %s is an error of that field',
  async (field) => {
    const code = 'SOME_FAILURE';
    expect((await failure(400, { code, field })).failure).toMatchObject({ code, field });
  },
);

test('400 that names an unknown field is an error of no field', async () => {
  expect((await failure(400, { field: 'shoeSize' })).failure?.field).toBeUndefined();
});

test.each([500, 503, 403])('SIGNUP-10 %d is logged and rethrown', async (status) => {
  const { error, reports, failure: found } = await failure(status);
  expect(found).toBeUndefined();
  expect(error).toMatchObject({ name: 'RequestError', status });
  expect(reports).toHaveLength(1);
});

test('each registration field has its own error text', () => {
  expect(new Set(FIELD_NAMES.map(fieldErrorText)).size).toBe(FIELD_NAMES.length);
});
